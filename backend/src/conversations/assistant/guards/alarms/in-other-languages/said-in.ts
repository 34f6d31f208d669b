import type { Language } from '../../language.ts';
import type { SeenAlarm } from '../alarm.ts';

type Said = Readonly<Record<'danger' | 'account' | 'termination', string>>;

/** One sentence in the language of who writes, before the answer in German: whom to call, and that a person reads it. */
const SAID: Readonly<Partial<Record<Language, Said>>> = {
  en: {
    danger:
      'If anyone is in danger right now, please call 110 (police) or 112 (ambulance, fire) in Germany; TelefonSeelsorge listens free of charge, day and night, on 0800 111 0 111, and a person from our team has been told.',
    account: 'Please change your password now; a person from our team has been told and will reply in this chat.',
    termination:
      'Your notice has arrived and been recorded with this time; a person from our team will check it and reply in this chat.',
  },
  tr: {
    danger:
      'Şu anda biri tehlikedeyse lütfen Almanya’da 110’u (polis) veya 112’yi (ambulans, itfaiye) arayın; TelefonSeelsorge 0800 111 0 111 numarasından gece gündüz ücretsiz dinler, ekibimizden birine haber verildi.',
    account: 'Lütfen şifrenizi hemen değiştirin; ekibimizden birine haber verildi, size bu sohbette yanıt verecek.',
    termination:
      'Fesih bildiriminiz ulaştı ve bu saatle kaydedildi; ekibimizden biri inceleyip size bu sohbette yanıt verecek.',
  },
  fr: {
    danger:
      'Si quelqu’un est en danger en ce moment, appelez le 110 (police) ou le 112 (secours) en Allemagne ; la TelefonSeelsorge écoute gratuitement, jour et nuit, au 0800 111 0 111, et une personne de notre équipe est prévenue.',
    account:
      'Changez tout de suite votre mot de passe ; une personne de notre équipe est prévenue et vous répondra dans ce chat.',
    termination:
      'Votre résiliation est arrivée et notée à cette heure ; une personne de notre équipe la vérifiera et vous répondra dans ce chat.',
  },
  it: {
    danger:
      'Se qualcuno è in pericolo in questo momento, chiami il 110 (polizia) o il 112 (soccorsi) in Germania; la TelefonSeelsorge ascolta gratis, giorno e notte, allo 0800 111 0 111, e una persona del nostro team è avvisata.',
    account: 'Cambi subito la password; una persona del nostro team è avvisata e Le risponderà in questa chat.',
    termination:
      'La Sua disdetta è arrivata ed è annotata con quest’ora; una persona del nostro team la esaminerà e Le risponderà in questa chat.',
  },
  es: {
    danger:
      'Si alguien está en peligro ahora mismo, llame al 110 (policía) o al 112 (emergencias) en Alemania; la TelefonSeelsorge escucha gratis, día y noche, en el 0800 111 0 111, y una persona de nuestro equipo está avisada.',
    account:
      'Cambie ahora mismo su contraseña; una persona de nuestro equipo está avisada y le responderá en este chat.',
    termination:
      'Su cancelación ha llegado y queda anotada con esta hora; una persona de nuestro equipo la revisará y le responderá en este chat.',
  },
  nl: {
    danger:
      'Is er nu iemand in gevaar, bel dan in Duitsland 110 (politie) of 112 (ambulance, brandweer); de TelefonSeelsorge luistert gratis, dag en nacht, op 0800 111 0 111, en iemand van ons team is gewaarschuwd.',
    account: 'Wijzig nu uw wachtwoord; iemand van ons team is gewaarschuwd en antwoordt u in deze chat.',
    termination:
      'Uw opzegging is aangekomen en met deze tijd genoteerd; iemand van ons team bekijkt haar en antwoordt u in deze chat.',
  },
  pl: {
    danger:
      'Jeśli ktoś jest teraz w niebezpieczeństwie, proszę zadzwonić w Niemczech pod 110 (policja) lub 112 (pogotowie, straż); TelefonSeelsorge słucha bezpłatnie, dniem i nocą, pod 0800 111 0 111, a osoba z naszego zespołu została powiadomiona.',
    account: 'Proszę od razu zmienić hasło; osoba z naszego zespołu została powiadomiona i odpowie na tym czacie.',
    termination:
      'Państwa wypowiedzenie dotarło i zostało odnotowane z tą godziną; osoba z naszego zespołu sprawdzi je i odpowie na tym czacie.',
  },
  ru: {
    danger:
      'Если кто-то сейчас в опасности, позвоните в Германии по номеру 110 (полиция) или 112 (скорая, пожарные); TelefonSeelsorge выслушает бесплатно, днём и ночью, по номеру 0800 111 0 111, и человеку из нашей команды уже сообщено.',
    account: 'Сразу смените пароль; человеку из нашей команды уже сообщено, он ответит вам в этом чате.',
    termination:
      'Ваше заявление о расторжении получено и записано с этим временем; человек из нашей команды проверит его и ответит в этом чате.',
  },
  uk: {
    danger:
      'Якщо хтось зараз у небезпеці, зателефонуйте в Німеччині за номером 110 (поліція) або 112 (швидка, пожежники); TelefonSeelsorge вислухає безкоштовно, вдень і вночі, за номером 0800 111 0 111, і людину з нашої команди вже повідомлено.',
    account: 'Одразу змініть пароль; людину з нашої команди вже повідомлено, вона відповість вам у цьому чаті.',
    termination:
      'Вашу заяву про розірвання отримано й записано з цим часом; людина з нашої команди перевірить її та відповість у цьому чаті.',
  },
  ar: {
    danger:
      'إذا كان أحد في خطر الآن فاتصل في ألمانيا بالرقم 110 (الشرطة) أو 112 (الإسعاف والإطفاء)؛ وخدمة TelefonSeelsorge تستمع مجانًا ليلًا ونهارًا على الرقم 0800 111 0 111، وقد أُبلغ شخص من فريقنا.',
    account: 'غيّر كلمة المرور الآن؛ لقد أُبلغ شخص من فريقنا وسيرد عليك في هذه المحادثة.',
    termination: 'وصل إشعار الإنهاء وسُجّل بهذا الوقت؛ سيتحقق منه شخص من فريقنا ويرد عليك في هذه المحادثة.',
  },
};

const MATTER: Readonly<Partial<Record<SeenAlarm, keyof Said>>> = {
  'danger-to-self': 'danger',
  'danger-to-others': 'danger',
  'medical-emergency': 'danger',
  'account-taken': 'account',
  'termination-declared': 'termination',
};

/** What is said of an alarm in a language beside German; null where nothing is. Pure. */
export const saidIn = (language: Language | null, alarm: SeenAlarm): string | null => {
  const matter = MATTER[alarm];
  return language === null || matter === undefined ? null : (SAID[language]?.[matter] ?? null);
};
