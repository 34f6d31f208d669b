import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** How what is asked most is asked in Polish. */
export const polishPhrasings: Paraphrases = {
  price: lines(`
    ile to kosztuje
    jaka jest cena
    ile się płaci miesięcznie
    czy jest darmowy okres próbny
    jaki jest koszt za rok
  `),
  unlimited: lines(`
    ile opinii mogę zgłosić
    czy jest limit zgłoszeń
  `),
  term: lines(`
    jak długo trwa umowa
    jaki jest minimalny okres umowy
    czy umowa przedłuża się automatycznie
  `),
  notice: lines(`
    jak mogę wypowiedzieć umowę
    jaki jest okres wypowiedzenia
    jak zrezygnować z abonamentu
    czy mogę zrezygnować w każdej chwili
  `),
  withdrawal: lines(`
    czy dostanę zwrot pieniędzy
    czy jest prawo odstąpienia
  `),
  product: lines(`
    co robicie
    czy usuwacie negatywne opinie
    ktoś napisał fałszywą opinię
    konkurencja pisze fałszywe opinie
  `),
  'first-steps': lines(`
    jak to działa
    jak zacząć
  `),
  'add-business': lines(`
    jak dodać firmę
    jak dodać kolejny lokal
  `),
  'add-review': lines(`
    jak zgłosić opinię
    jak złożyć wniosek o usunięcie
  `),
  'which-reviews': lines(`
    które opinie można usunąć
    jakie powody można wybrać
  `),
  duration: lines(`
    ile to trwa
    kiedy opinia zniknie
    jak długo trwa usunięcie opinii
  `),
  promise: lines(`
    czy gwarantujecie usunięcie
    jakie mam szanse
  `),
  'own-overview': lines(`
    jaki jest status mojego wniosku
    ile opinii już usunięto
  `),
  'own-subscription': lines(`
    do kiedy trwa mój abonament
    kiedy wygasa moja umowa
  `),
  'own-open-invoice': lines(`
    czy mam niezapłacone faktury
    moja karta została odrzucona
  `),
  'own-next-invoice': lines(`
    kiedy następna płatność
  `),
  payment: lines(`
    jak mogę zapłacić
    czy przyjmujecie przelewy
    jakie są metody płatności
  `),
  invoice: lines(`
    gdzie znajdę fakturę
    jak pobrać fakturę
  `),
  'companies-only': lines(`
    czy osoba prywatna może się zarejestrować
    czy to tylko dla firm
  `),
  password: lines(`
    zapomniałem hasła
    nie mogę się zalogować
  `),
  register: lines(`
    jak założyć konto
    jak się zarejestrować
  `),
  'delete-account': lines(`
    jak usunąć konto
  `),
  'data-protection': lines(`
    co robicie z moimi danymi
  `),
  contact: lines(`
    jak się z wami skontaktować
    czy macie numer telefonu
  `),
  person: lines(`
    chcę rozmawiać z człowiekiem
    proszę o kontakt z konsultantem
  `),
  language: lines(`
    czy ktoś mówi po polsku
  `),
  greeting: lines(`
    dzień dobry
    cześć
  `),
  thanks: lines(`
    dziękuję bardzo
  `),
  unknown: lines(`
    jaka jest pogoda
    opowiedz dowcip
  `),
};

/** How what is asked most is asked in Russian. */
export const russianPhrasings: Paraphrases = {
  price: lines(`
    сколько это стоит
    какая цена
    сколько платить каждый месяц
    есть ли бесплатный период
    цена за год
  `),
  unlimited: lines(`
    сколько отзывов можно подать
    есть ли ограничение по количеству
  `),
  term: lines(`
    на какой срок договор
    какой минимальный срок
    договор продлевается автоматически
  `),
  notice: lines(`
    как расторгнуть договор
    как отменить подписку
    за сколько дней нужно отказаться
    можно отказаться в любой момент
  `),
  withdrawal: lines(`
    можно вернуть деньги
    хочу возврат денег
  `),
  product: lines(`
    что вы делаете
    вы удаляете плохие отзывы
    кто-то написал ложный отзыв
    конкурент пишет фальшивые отзывы
  `),
  'first-steps': lines(`
    как это работает
    с чего начать
  `),
  'add-review': lines(`
    как подать отзыв на удаление
    как удалить отзыв
  `),
  'which-reviews': lines(`
    какие отзывы можно удалить
    какие причины можно выбрать
  `),
  duration: lines(`
    сколько времени это занимает
    когда удалят отзыв
  `),
  promise: lines(`
    вы гарантируете удаление
    какие у меня шансы
  `),
  'own-overview': lines(`
    какой статус моей заявки
    сколько отзывов уже удалено
  `),
  'own-subscription': lines(`
    когда заканчивается мой договор
    до какого числа моя подписка
  `),
  'own-open-invoice': lines(`
    есть ли у меня неоплаченные счета
    я вам что-то должен
    мою карту отклонили
  `),
  'own-next-invoice': lines(`
    когда следующее списание
  `),
  payment: lines(`
    как можно оплатить
    принимаете ли вы PayPal
  `),
  invoice: lines(`
    где найти счёт
    как скачать мой счёт
  `),
  'companies-only': lines(`
    может ли частное лицо зарегистрироваться
    это только для фирм
  `),
  password: lines(`
    я забыл пароль
    не получается войти
    не могу зайти в аккаунт
  `),
  register: lines(`
    как зарегистрироваться
    как создать аккаунт
  `),
  'delete-account': lines(`
    как удалить аккаунт
  `),
  'data-protection': lines(`
    что вы делаете с моими данными
  `),
  contact: lines(`
    как с вами связаться
    у вас есть телефон
  `),
  person: lines(`
    хочу поговорить с человеком
    позовите сотрудника
  `),
  language: lines(`
    вы говорите по-русски
  `),
  greeting: lines(`
    здравствуйте
    привет
  `),
  thanks: lines(`
    спасибо большое
  `),
  unknown: lines(`
    какая сегодня погода
    расскажи анекдот
  `),
};

/** How what is asked most is asked in Ukrainian. */
export const ukrainianPhrasings: Paraphrases = {
  price: lines(`
    скільки це коштує
    яка ціна
    скільки коштує підписка на місяць
  `),
  term: lines(`
    який мінімальний термін договору
    на який термін договір
  `),
  notice: lines(`
    як скасувати підписку
    як розірвати договір
  `),
  'first-steps': lines(`
    як це працює
  `),
  product: lines(`
    що ви робите
    хтось написав неправдивий відгук
  `),
  duration: lines(`
    скільки часу це займає
    коли видалять відгук
  `),
  'own-subscription': lines(`
    коли закінчується мій договір
  `),
  password: lines(`
    я забув пароль
    не можу увійти
  `),
  person: lines(`
    хочу поговорити з людиною
  `),
  greeting: lines(`
    добрий день
    привіт
  `),
};

/** How what is asked most is asked in Croatian, Serbian and Bosnian. */
export const croatianPhrasings: Paraphrases = {
  price: lines(`
    koliko to košta
    koja je cijena
    koliko se plaća mjesečno
  `),
  term: lines(`
    koliko traje ugovor
    koje je minimalno trajanje
  `),
  notice: lines(`
    kako mogu otkazati
    koji je otkazni rok
    kako otkazati pretplatu
  `),
  'first-steps': lines(`
    kako to radi
    kako početi
  `),
  product: lines(`
    što radite
    možete li izbrisati lošu recenziju
    netko je napisao lažnu recenziju
  `),
  duration: lines(`
    koliko dugo traje brisanje
    kada će recenzija nestati
  `),
  'own-subscription': lines(`
    kada završava moj ugovor
    do kada traje moja pretplata
  `),
  payment: lines(`
    kako mogu platiti
  `),
  invoice: lines(`
    gdje mogu naći račun
  `),
  password: lines(`
    zaboravio sam lozinku
    ne mogu se prijaviti
  `),
  person: lines(`
    želim razgovarati s osobom
  `),
  greeting: lines(`
    dobar dan
    zdravo
  `),
  thanks: lines(`
    hvala lijepo
  `),
};
