import { list } from '../reading/word-lists.ts';

/** Small words that a sentence of a language can hardly do without. */
const GERMAN = new Set(
  list(
    'ich du er wir ihr sie mich mir dich dir uns euch mein meine meinen meiner meinem dein deine ihre ihren ihrer das der',
    'den dem des ein eine einen einem einer ist sind bin bist seid habe hab hast hat haben und oder aber nicht kein keine',
    'wie was wer wo wann warum wieso welche welcher welches wird werden wurde kann kannst konnen darf muss mussen soll',
    'will mochte fur mit von bei nach aus auf zu zum zur im ins uber unter wenn dass ob auch noch schon nur mal bitte',
    'danke ja nein doch gibt geht macht mein kostet viel viele lange',
  ),
);

/** Languages that are written in the same letters as German, by words that they can hardly do without. */
const BY_WORDS = {
  en: list(
    'the you your is are does how what much many can could would should please my cost cancel delete invoice contract review',
    'reviews thanks thank with for this that have has where when who why english speak need want get of do it to and',
    'subscription month long price pay payment human person remove hello',
  ),
  tr: list(
    'merhaba nasil kadar fiyati fiyat yorum yorumlari yorumu icin bir silmek istiyorum tesekkurler var ben sozlesme',
    'aboneligi abonelik iptal etmek nedir lutfen kac para ucret fatura olumsuz kotu turkce biliyor musunuz yardim ederim',
    'hesabim odeme sure sikayet insan konusmak edebilir misiniz yapabilirim zaman',
  ),
  pl: list(
    'dzien dobry jak ile kosztuje prosze opinie opinii moge czy usunac dziekuje czesc chce jest sie moja moje umowa umowe',
    'wypowiedziec faktura fakture dlugo trwa co kiedy gdzie po polsku pomoc zaplacic miesiecznie abonament negatywna',
  ),
  it: list(
    'quanto costa come posso mio mia recensione recensioni grazie che sono buongiorno il la una un non vorrei disdire',
    'contratto fattura abbonamento cancellare dove quando parlate italiano mese eliminare negativa di cosa pagare',
  ),
  fr: list(
    'bonjour combien est les vous mon pour avec comment puis que quoi prix avis une coute le la je un et supprimer',
    'resilier contrat facture abonnement merci parlez francais mois votre quel quelle ou payer',
  ),
  es: list(
    'hola como cuanto cuesta puedo por para gracias los las resena resenas borrar precio que el la un una quiero cancelar',
    'contrato factura suscripcion donde cuando habla espanol mes eliminar negativa es pagar',
  ),
  ro: list('buna cum cat costa pot recenzie recenzii multumesc vreau sterg abonament contractul este pentru'),
  hr: list('dobar dan kako koliko kosta mogu recenziju recenzije hvala zelim izbrisati pretplata racun ugovor zdravo'),
  nl: list(
    'hoeveel kost het hoe kan ik mijn beoordeling recensie verwijderen een opzeggen abonnement bedankt graag maand',
  ),
} as const;

/** By letters that only they use. */
const BY_LETTERS: readonly (readonly [language: Language, letters: RegExp])[] = [
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['fa', /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['el', /\p{Script=Greek}/u],
  ['zh', /\p{Script=Han}/u],
  ['vi', /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
];

export type Language = keyof typeof BY_WORDS | 'uk' | 'ru' | 'fa' | 'ar' | 'el' | 'zh' | 'vi' | 'other';

const LETTER = /\p{L}/gu;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
/** Letters that German does not have, of languages that are told apart by words else. */
const OWN_LETTERS: readonly (readonly [language: Language, letters: RegExp])[] = [
  ['pl', /[łąęśżźćń]/iu],
  ['tr', /[ışğİ]/u],
  ['ro', /[ășț]/iu],
  ['hr', /đ/iu],
];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** How many of some words, 0 to 1, are German ones beyond doubt. */
export const germanShare = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => GERMAN.has(word)).length / words.length;

const sets = Object.entries(BY_WORDS).map(([language, words]) => [language as Language, new Set(words)] as const);

/** Which language other than German a message is written in; null for German, and for single names. */
export const foreignLanguage = (message: string, words: readonly string[]): Language | null => {
  const letters = count(message, LETTER);
  if (letters > 0 && count(message, NOT_LATIN) * 2 > letters) {
    return BY_LETTERS.find(([, own]) => own.test(message))?.[0] ?? 'other';
  }
  const german = words.filter((word) => GERMAN.has(word)).length;
  let best: Language | null = null;
  let most = 0;
  for (const [language, known] of sets) {
    const marked = OWN_LETTERS.some(([one, own]) => one === language && own.test(message)) ? 2 : 0;
    // A name said twice ('Apple Pay oder Google Pay') is one word.
    const found = [...new Set(words)].filter((word) => known.has(word)).length + marked;
    if (found > most) [best, most] = [language, found];
  }
  if (BY_LETTERS.some(([language, own]) => language === 'vi' && own.test(message)) && german < 2) return 'vi';
  return most > german && (most >= 2 || words.length <= 2) ? best : null;
};

/** That only German is spoken here, and how one gets to a person, in the language of the question. */
export const SPOKEN_TO: Readonly<Record<Language, string>> = {
  en: 'I can only answer in German here, but write “Mensch” and a person from our team will reply to you in this chat.',
  tr: 'Burada yalnızca Almanca yanıt verebiliyorum; “Mensch” yazarsanız ekibimizden biri size bu sohbette yanıt verir.',
  pl: 'Odpowiadam tutaj tylko po niemiecku, ale proszę napisać „Mensch”, a odpowie Państwu na tym czacie osoba z naszego zespołu.',
  it: 'Qui posso rispondere solo in tedesco, ma se scrive “Mensch” le risponderà in questa chat una persona del nostro team.',
  fr: 'Je ne réponds ici qu’en allemand, mais écrivez « Mensch » et une personne de notre équipe vous répondra dans ce chat.',
  es: 'Aquí solo puedo responder en alemán, pero escriba «Mensch» y una persona de nuestro equipo le responderá en este chat.',
  ro: 'Aici pot răspunde doar în germană, dar scrieți „Mensch” și o persoană din echipa noastră vă va răspunde în acest chat.',
  hr: 'Ovdje mogu odgovarati samo na njemačkom, ali napišite „Mensch” i osoba iz našeg tima odgovorit će vam u ovom chatu.',
  nl: 'Ik kan hier alleen in het Duits antwoorden, maar schrijf ‘Mensch’ en iemand van ons team antwoordt u in deze chat.',
  ru: 'Здесь я могу отвечать только по-немецки, но напишите «Mensch», и вам в этом чате ответит человек из нашей команды.',
  uk: 'Тут я можу відповідати лише німецькою, але напишіть «Mensch», і в цьому чаті вам відповість людина з нашої команди.',
  ar: 'يمكنني الرد هنا باللغة الألمانية فقط، لكن اكتب «Mensch» وسيرد عليك شخص من فريقنا في هذه المحادثة.',
  fa: 'اینجا فقط می‌توانم به آلمانی پاسخ بدهم، اما بنویسید «Mensch» تا یکی از اعضای تیم ما در همین گفتگو به شما پاسخ دهد.',
  el: 'Εδώ μπορώ να απαντώ μόνο στα γερμανικά, αλλά γράψτε «Mensch» και θα σας απαντήσει σε αυτή τη συνομιλία ένα άτομο από την ομάδα μας.',
  zh: '我在这里只能用德语回答；请输入“Mensch”，我们团队的工作人员会在此聊天中回复您。',
  vi: 'Ở đây tôi chỉ có thể trả lời bằng tiếng Đức, nhưng hãy viết “Mensch” và một người trong nhóm chúng tôi sẽ trả lời bạn trong cuộc trò chuyện này.',
  other:
    'I can only answer in German here, but write “Mensch” and a person from our team will reply to you in this chat.',
};
