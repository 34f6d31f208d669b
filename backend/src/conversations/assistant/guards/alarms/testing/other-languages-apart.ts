import type { Alarm } from '../alarm.ts';

type Told = Readonly<Partial<Record<Alarm, readonly string[]>>>;

/** What must be seen at once as people tell it in other languages, straight and sideways. */
export const TOLD_IN_OTHER_LANGUAGES: Readonly<Record<string, Told>> = {
  en: {
    'danger-to-self': [
      'I want to kill myself',
      "I don't want to live anymore",
      'My husband is standing on the roof of our hotel',
      'My kids would be better off without me.',
      'There is no reason to keep living after these reviews',
      'I took all the pills, sorry for the trouble with my account',
      'I am going to end it all tonight',
      "I won't be here tomorrow, so no need to answer",
      'My partner left a suicide note after your mail',
    ],
    'danger-to-others': [
      'A man with a knife is in my shop',
      'He threatens to kill my wife if the review goes away',
      'The reviewer follows my waitress home every night',
      'He wrote that he knows where my kids go to school',
      'Somebody said he will set our bar on fire and burn us',
      'Pay 2000 in bitcoin or your family gets hurt, it says',
      'I am going to stab him for that',
    ],
    'account-taken': [
      'My account was hacked last night',
      'Someone else is logged into my account',
      "My password was changed and it wasn't me",
    ],
    'termination-declared': [
      'I hereby terminate my contract',
      'Please cancel our subscription at the end of the term.',
      'This is my notice of cancellation',
      'We are giving notice for our plan.',
    ],
  },
  tr: {
    'danger-to-self': [
      'Artık yaşamak istemiyorum',
      'Kendimi öldüreceğim',
      'Ölmek istiyorum, her şey bitti',
      'Hayatın bir anlamı kalmadı',
      'Eşim intihar etmek istiyor',
      'Keşke sabah hiç uyanmasam',
      'Ailem bensiz daha iyi olur',
      'Bütün hapları içtim',
    ],
    'danger-to-others': [
      'Bir müşteri elinde bıçakla kapıda bekliyor',
      'Bizi ölümle tehdit ediyor',
      'Dükkanı yakacağını söylüyor',
      'Adam kızımın okulunu biliyor, nerede oturduğumuzu da',
      'Garsonumu her akşam takip ediyor',
      'Onu öldüreceğim',
    ],
    'account-taken': ['Hesabım çalındı', 'Birisi hesabıma girmiş', 'Şifrem değiştirildi, ben yapmadım'],
    'termination-declared': [
      'Sözleşmemi feshediyorum',
      'Aboneliğimi dönem sonunda iptal ediyorum',
      'Lütfen aboneliğimi sonlandırın',
    ],
  },
  fr: {
    'danger-to-self': ['Je veux mourir', 'Je n’ai plus envie de vivre', 'Mon mari a avalé tous ses cachets'],
    'danger-to-others': ['Un client menace de mort mes employés', 'Il a dit qu’il va brûler le salon avec nous dedans'],
    'account-taken': ['Mon compte a été piraté'],
    'termination-declared': ['Par la présente, je résilie mon contrat', 'Veuillez mettre fin à mon abonnement.'],
  },
  it: {
    'danger-to-self': ['Voglio morire', 'Non voglio più vivere', 'Voglio farla finita'],
    'danger-to-others': ['Un cliente minaccia di bruciare il locale', 'Un uomo con un coltello è nel negozio'],
    'account-taken': ['Il mio account è stato hackerato'],
    'termination-declared': ['Con la presente disdico il contratto', 'Recedo dal mio abbonamento'],
  },
  es: {
    'danger-to-self': [
      'Quiero morirme',
      'Ya no quiero vivir',
      'No tiene sentido seguir viviendo, quiero acabar con mi vida',
    ],
    'danger-to-others': ['Un cliente me amenaza de muerte', 'Dice que va a quemar el restaurante con nosotros dentro'],
    'account-taken': ['Me han robado la cuenta', 'Alguien entró en mi cuenta'],
    'termination-declared': ['Por la presente rescindo mi contrato'],
  },
  nl: {
    'danger-to-self': ['Ik wil niet meer leven', 'Ik wil dood', 'Ik maak er een einde aan'],
    'danger-to-others': ['Een klant bedreigt mijn personeel met een mes', 'Hij steekt de zaak in brand, zegt hij'],
    'account-taken': ['Mijn account is gehackt'],
    'termination-declared': ['Hierbij zeg ik mijn abonnement op', 'Gelieve mijn contract te beëindigen.'],
  },
  pl: {
    'danger-to-self': ['Nie chcę już żyć', 'Chcę ze sobą skończyć', 'Zabiję się'],
    'danger-to-others': ['Klient grozi, że podpali nasz lokal', 'Ktoś chodzi za moją kelnerką pod dom'],
    'account-taken': ['Ktoś włamał się na moje konto'],
    'termination-declared': ['Niniejszym wypowiadam umowę', 'Proszę o rozwiązanie umowy z końcem okresu'],
  },
  ru: {
    'danger-to-self': ['Я больше не хочу жить', 'Хочу умереть', 'Не вижу смысла жить дальше'],
    'danger-to-others': ['Клиент угрожает убить мою жену', 'Он пишет, что сожжёт наш салон вместе с нами'],
    'account-taken': ['Мой аккаунт взломали'],
    'termination-declared': ['Настоящим расторгаю договор', 'Прошу прекратить мою подписку'],
  },
  uk: {
    'danger-to-self': ['Я більше не хочу жити', 'Хочу померти', 'Не бачу сенсу жити далі'],
    'danger-to-others': ['Клієнт погрожує вбити мого чоловіка', 'Він стоїть з ножем у залі'],
    'account-taken': ['Мій акаунт зламали'],
    'termination-declared': ['Цим розриваю договір', 'Прошу припинити мою підписку'],
  },
  ar: {
    'danger-to-self': ['لا أريد العيش بعد الآن', 'أريد أن أموت', 'سأقتل نفسي'],
    'danger-to-others': ['زبون يهددني بالقتل', 'رجل معه سكين في المطعم'],
    'account-taken': ['تم اختراق حسابي'],
    'termination-declared': ['بهذا ألغي اشتراكي', 'أرجو إنهاء العقد في نهاية المدة'],
  },
};

/** What only sounds like it, or asks about it. */
export const HARMLESS_IN_OTHER_LANGUAGES: readonly string[] = [
  'This review is killing my business',
  "I'm dying to know what it costs",
  'How can I cancel my subscription?',
  'Can I end the contract before the year is over?',
  'A guest claims we threatened him, can you delete that review?',
  'My phone died, can I log in on another one?',
  'How do I change my password?',
  'What does it cost to hand in a review?',
  'The reviewer attacks our reputation',
  'Is there a notice period?',
  'Bu yorum işimi öldürüyor',
  'Meraktan ölüyorum, fiyat ne kadar?',
  'Sözleşmeyi nasıl iptal ederim?',
  'Şifremi nasıl değiştiririm?',
  'Cet avis tue mon entreprise',
  'Comment résilier mon abonnement ?',
  'Muoio dalla voglia di sapere quanto costa',
  'Come posso disdire il contratto?',
  'Me muero de curiosidad, ¿cuánto cuesta?',
  '¿Cómo puedo cancelar la suscripción?',
  'Hoe kan ik mijn abonnement opzeggen?',
  'Umieram z ciekawości, ile to kosztuje?',
  'Jak mogę wypowiedzieć umowę?',
  'Умираю от любопытства, сколько это стоит?',
  'Как расторгнуть договор?',
  'Як розірвати договір?',
  'كيف يمكنني إلغاء الاشتراك؟',
];
