import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** What is asked most, in the languages whose answers are said in German. */
export const moreUkrainianPhrasings: Paraphrases = {
  price: lines(`
    скільки я платитиму щомісяця з податком
    у мене кав'ярня, у що це обійдеться
    скільки за рік
  `),
  'fee-on-success': lines(`
    чи плачу я якщо нічого не видалять
  `),
  term: lines(`
    на скільки місяців договір
    на який термін я зв'язаний
    чи продовжується договір сам
  `),
  notice: lines(`
    як вийти з договору
    за скільки треба попередити
    чи можу я піти коли захочу
  `),
  withdrawal: lines(`
    чи повернете ви гроші
  `),
  'add-review': lines(`
    куди вписати відгук
    як подати заявку на видалення
  `),
  'which-reviews': lines(`
    які є причини
  `),
  evidence: lines(`
    чи можна додати фото як доказ
  `),
  duration: lines(`
    скільки приблизно це триває
    через скільки днів відповідає Google
  `),
  promise: lines(`
    відгук справді видалять
    який відсоток успіху
  `),
  'not-approved': lines(`
    а якщо Google відмовить
  `),
  payment: lines(`
    у мене немає кредитної картки, як платити
  `),
  'companies-only': lines(`
    моя фірма в Україні, чи можна
    я приватна особа
  `),
  password: lines(`
    як змінити пароль
    я забув пароль
  `),
  'delete-account': lines(`
    хочу закрити акаунт
  `),
  'public-counter': lines(`
    це анонімно
    чи дізнається автор відгуку
  `),
};

export const moreRomanianPhrasings: Paraphrases = {
  price: lines(`
    cât plătesc pe lună cu taxe
    am o brutărie, cât m-ar costa
    cât este pe un an
  `),
  'fee-on-success': lines(`
    plătesc și dacă nu se șterge nimic
  `),
  term: lines(`
    pentru câte luni mă oblig
    se prelungește automat contractul
  `),
  notice: lines(`
    cum ies din contract
    cu cât timp înainte trebuie să anunț
    pot renunța când vreau
  `),
  withdrawal: lines(`
    îmi dați banii înapoi
  `),
  'add-review': lines(`
    unde introduc recenzia
    cum trimit o cerere de ștergere
  `),
  'which-reviews': lines(`
    ce motive pot alege
  `),
  evidence: lines(`
    pot adăuga o poză ca dovadă
  `),
  duration: lines(`
    cât durează aproximativ
    în câte zile răspunde Google
  `),
  promise: lines(`
    chiar se șterge recenzia
    garantați succesul
  `),
  'not-approved': lines(`
    și dacă Google refuză
  `),
  payment: lines(`
    nu am card de credit, cum plătesc
  `),
  'companies-only': lines(`
    firma mea este în România, se poate
    sunt persoană fizică
  `),
  'data-protection': lines(`
    ce faceți cu datele mele
    sunt datele mele în siguranță
  `),
  password: lines(`
    cum schimb parola
    mi-am uitat parola
  `),
  'delete-account': lines(`
    vreau să închid contul
  `),
  'public-counter': lines(`
    este anonim
    află autorul recenziei
  `),
};

export const moreCroatianPhrasings: Paraphrases = {
  price: lines(`
    koliko plaćam mjesečno s porezom
    imam pekaru, koliko bi me to koštalo
    koliko je za godinu dana
    koliko izađe na mjesec
  `),
  'fee-on-success': lines(`
    plaćam li i ako se ništa ne obriše
  `),
  term: lines(`
    na koliko mjeseci se vežem
    produžuje li se ugovor sam
  `),
  notice: lines(`
    kako izaći iz ugovora
    koliko ranije moram javiti
    mogu li prekinuti kad hoću
  `),
  withdrawal: lines(`
    vraćate li novac
  `),
  'add-review': lines(`
    gdje upisujem recenziju
    kako poslati zahtjev za brisanje
  `),
  'which-reviews': lines(`
    koje razloge mogu izabrati
  `),
  evidence: lines(`
    mogu li dodati sliku kao dokaz
  `),
  duration: lines(`
    koliko otprilike traje
    za koliko dana odgovara Google
  `),
  promise: lines(`
    hoće li se stvarno obrisati
    jamčite li uspjeh
  `),
  'not-approved': lines(`
    a ako Google odbije
  `),
  payment: lines(`
    nemam kreditnu karticu, kako platiti
  `),
  'companies-only': lines(`
    moja tvrtka je u Hrvatskoj, može li
    ja sam privatna osoba
  `),
  'data-protection': lines(`
    što radite s mojim podacima
  `),
  password: lines(`
    kako promijeniti lozinku
    zaboravio sam lozinku
  `),
  'delete-account': lines(`
    želim zatvoriti račun
  `),
  'public-counter': lines(`
    je li anonimno
    sazna li autor recenzije
  `),
};
