import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** Polish as people write who tell of themselves first, or in other words than the shortest. */
export const morePolishPhrasings: Paraphrases = {
  price: lines(`
    ile zapłacę miesięcznie z podatkiem
    mam piekarnię, z jakim kosztem muszę się liczyć
    ile wyniesie cały rok
    jaka jest miesięczna opłata
    czy są ukryte koszty
    czy dajecie rabat
    czy cena jest brutto
    można spróbować za darmo
    czy w drugim roku cena jest taka sama
  `),
  unlimited: lines(`
    mam dwadzieścia złych opinii, czy cena jest ta sama
    czy płaci się za każdy wniosek
    czy mogę dodać kilka lokali
  `),
  'fee-on-success': lines(`
    czy muszę płacić gdy opinia zostanie
    a jak się nie uda, to też płacę
    płacę tylko za sukces
    czy to stała opłata
    jeśli Google odmówi, czy płacę mimo to
  `),
  term: lines(`
    na jak długo się zobowiązuję
    na ile miesięcy jest umowa
    na ile się wiążę
    czy można tylko na miesiąc
    czy przedłuża się sama
    czy to umowa roczna
    czy można zrobić przerwę
  `),
  notice: lines(`
    jak wyjść z umowy
    ile wcześniej trzeba wypowiedzieć
    gdzie wysłać wypowiedzenie
    zamykam sklep, jak zatrzymać abonament
    czy mogę zrezygnować co miesiąc
    czy wystarczy e-mail żeby wypowiedzieć
  `),
  withdrawal: lines(`
    czy mam czternaście dni na odstąpienie
    czy oddacie pieniądze jeśli się nie uda
    zwrot pieniędzy
  `),
  product: lines(`
    czym się zajmujecie
    do czego służy ta usługa
    klient napisał kłamstwa o moim hotelu, pomożecie
    czy możecie usunąć złą opinię
  `),
  'first-steps': lines(`
    proszę wyjaśnić jak to przebiega
    co mam zrobić najpierw
    właśnie się zarejestrowałem, co dalej
    od czego zacząć
  `),
  'add-review': lines(`
    gdzie wpisać opinię
    jak przesłać opinię do usunięcia
    jakie dane są potrzebne
    czy potrzebny jest link do opinii
    co mam wypełnić żeby zgłosić komentarz
  `),
  'many-reviews': lines(`
    czy mogę wysłać wiele opinii naraz
    czy można wczytać listę
  `),
  'add-business': lines(`
    gdzie znajdę link do profilu Google
    jak wpisać moją restaurację
  `),
  'change-review': lines(`
    pomyliłem się we wniosku, jak poprawić
    jak wycofać wniosek
  `),
  'which-reviews': lines(`
    jakie są powody do wyboru
    czy stara opinia też się liczy
    same gwiazdki bez tekstu, czy można
  `),
  evidence: lines(`
    czy mogę dodać zdjęcie jako dowód
    jakie pliki przyjmujecie
    gdzie dodać dokumenty
  `),
  duration: lines(`
    ile mniej więcej to potrwa
    po ilu dniach Google odpowiada
    ile tygodni trzeba czekać
  `),
  promise: lines(`
    czy jest gwarancja
    daje ktoś gwarancję usunięcia
    czy opinia naprawdę zniknie
    jaka jest skuteczność
    czy możecie mi to obiecać
  `),
  'who-decides': lines(`
    kto o tym decyduje
    to wy usuwacie czy Google
    czy współpracujecie z Google
  `),
  assessment: lines(`
    czy ta opinia jest nielegalna
    czy to zniesławienie
    czy potrzebuję prawnika
  `),
  'not-approved': lines(`
    a jeśli Google odmówi usunięcia
    mój wniosek odrzucono, co teraz
    czy można spróbować ponownie
  `),
  'own-overview': lines(`
    co nowego z moimi zgłoszeniami
    co się stało z opinią którą zgłosiłem
    czy coś już usunięto
  `),
  'own-notice': lines(`
    do kiedy muszę wypowiedzieć umowę
    ostatni dzień na wypowiedzenie
  `),
  payment: lines(`
    nie mam karty kredytowej, jak płacić
    czy można PayPalem
    czy przelew jest możliwy
    jakie karty przyjmujecie
  `),
  'change-card': lines(`
    mam nową kartę
    jak zmienić kartę
  `),
  invoice: lines(`
    potrzebuję faktury dla księgowej
    czy wysyłacie fakturę co miesiąc
  `),
  'companies-only': lines(`
    moja firma jest w Polsce, czy można
    jestem osobą prywatną
    nasza siedziba jest w Warszawie, przyjmiecie nas
    czy jednoosobowa działalność może się zapisać
  `),
  platforms: lines(`
    czy zajmujecie się też Facebookiem i Booking
    tylko Google czy inne portale
  `),
  password: lines(`
    jak zmienić hasło
    nie mogę wejść na konto
    nie pamiętam hasła
  `),
  register: lines(`
    gdzie mogę otworzyć konto
    co jest potrzebne do rejestracji
  `),
  'verification-code': lines(`
    nie dostałem kodu
    kod nie przyszedł
    kod nie działa
  `),
  'change-email': lines(`
    jak zmienić adres e-mail
    mam nowy mail
  `),
  'change-account': lines(`
    jak zmienić dane konta
    gdzie są ustawienia
  `),
  'delete-account': lines(`
    chcę zamknąć konto
    usuńcie mnie z systemu
  `),
  'erased-how': lines(`
    czy dane są naprawdę usuwane
    co zostaje po usunięciu konta
  `),
  'data-protection': lines(`
    czy sprzedajecie dane
    kto widzi moje dane
  `),
  'chat-privacy': lines(`
    kto czyta to co tu piszę
    czy ten czat jest zapisywany
  `),
  'public-counter': lines(`
    czy to jest anonimowe
    czy autor opinii się dowie
    czy klient będzie wiedział że to ja
  `),
  contact: lines(`
    wolę zadzwonić
    jaki jest wasz mail
  `),
  operator: lines(`
    gdzie jest wasza firma
    kto za tym stoi
  `),
  person: lines(`
    chcę porozmawiać z kimś prawdziwym
    połączcie mnie z pracownikiem
    nie chcę rozmawiać z robotem
  `),
  machine: lines(`
    czy jesteś robotem
    czy odpowiada maszyna
  `),
  language: lines(`
    czy strona jest po polsku
    jak zmienić język
    słabo znam niemiecki, mogę pisać po polsku
  `),
  unknown: lines(`
    polećcie restaurację
    napisz mi fałszywe dobre opinie
    kto wygrał mecz
  `),
};

/** The same in Russian. */
export const moreRussianPhrasings: Paraphrases = {
  price: lines(`
    сколько я буду платить в месяц с налогом
    у меня пекарня, сколько это будет стоить
    сколько выйдет за год
    какая месячная плата
    какие у вас тарифы
    есть ли скрытые платежи
    есть ли скидка
    цена с налогом или без
    можно попробовать бесплатно
    на второй год цена та же
    во что мне это обойдётся
  `),
  unlimited: lines(`
    у меня двадцать плохих отзывов, цена та же
    платить за каждую заявку
    можно добавить несколько заведений
  `),
  'fee-on-success': lines(`
    платить если ничего не удалили
    плачу только за результат
    если Google откажет, всё равно платить
    это фиксированная плата
  `),
  term: lines(`
    на сколько месяцев договор
    на какой срок я связан
    можно только на один месяц
    договор продлевается сам
    это договор на год
    можно ли сделать паузу
  `),
  notice: lines(`
    как выйти из договора
    за сколько нужно предупредить
    куда отправить расторжение
    закрываю магазин, как остановить подписку
    могу ли я уйти когда захочу
    достаточно ли письма по почте
    можно отказаться каждый месяц
  `),
  withdrawal: lines(`
    есть ли четырнадцать дней чтобы передумать
    вернёте деньги если не получится
    возврат денег возможен
  `),
  product: lines(`
    чем вы занимаетесь
    для чего этот сервис
    клиент написал ложь о моей гостинице, поможете
    можете убрать плохой отзыв
  `),
  'first-steps': lines(`
    объясните как всё проходит
    что нужно сделать сначала
    я только что зарегистрировался, что дальше
    с чего начать
  `),
  'add-review': lines(`
    куда вписать отзыв
    как подать заявку на удаление
    как сообщить об отзыве
    какие данные нужны
    нужна ли ссылка на отзыв
    хочу убрать комментарий, что заполнять
  `),
  'many-reviews': lines(`
    можно отправить много отзывов сразу
    можно загрузить список
  `),
  'add-business': lines(`
    как добавить мою фирму
    где взять ссылку на профиль Google
    как добавить второе кафе
  `),
  'change-review': lines(`
    я ошибся в заявке, как исправить
    как отозвать заявку
  `),
  'which-reviews': lines(`
    какие есть причины
    старый отзыв тоже можно
    только звёзды без текста, подходит
    по каким основаниям можно жаловаться
  `),
  evidence: lines(`
    можно прислать снимки экрана
    куда отправить скриншот
    можно приложить фото как доказательство
    какие файлы вы принимаете
    куда загрузить документы
  `),
  duration: lines(`
    примерно сколько это длится
    через сколько дней Google отвечает
    сколько недель ждать
    долго ли это
  `),
  promise: lines(`
    отзыв правда удалят
    какой процент успеха
    можете обещать
    точно исчезнет
  `),
  'who-decides': lines(`
    кто решает
    удаляете вы или Google
    вы работаете с Google
  `),
  assessment: lines(`
    этот отзыв незаконный
    это клевета
    нужен ли мне адвокат
    можно ли подать в суд на автора
  `),
  'not-approved': lines(`
    а если Google откажет
    мою заявку отклонили, что делать
    можно попробовать ещё раз
  `),
  'own-overview': lines(`
    есть новости по моим заявкам
    что с отзывом на который я жаловался
    вы уже что-нибудь удалили
  `),
  'own-notice': lines(`
    до какого числа нужно отказаться
    последний день для расторжения
  `),
  payment: lines(`
    у меня нет кредитной карты, как платить
    можно через PayPal
    можно банковским переводом
    какие карты вы принимаете
  `),
  'change-card': lines(`
    у меня новая карта
    как поменять карту
  `),
  invoice: lines(`
    мне нужен счёт для бухгалтера
    вы присылаете счёт каждый месяц
  `),
  'companies-only': lines(`
    моя фирма в Австрии, можно
    я частное лицо, можно мне
    наш офис в Риге, вы нас возьмёте
    могут ли самозанятые
  `),
  platforms: lines(`
    а для Facebook и Booking
    только Google или другие сайты тоже
  `),
  password: lines(`
    как поменять пароль
    не могу войти в аккаунт
    не помню пароль
  `),
  register: lines(`
    где открыть аккаунт
    что нужно для регистрации
  `),
  'verification-code': lines(`
    код не пришёл
    не получил код
    код не подходит
  `),
  'change-email': lines(`
    как изменить адрес почты
    у меня новая почта
  `),
  'change-account': lines(`
    как изменить данные аккаунта
    где настройки
  `),
  'delete-account': lines(`
    хочу закрыть аккаунт
    удалите меня из системы
  `),
  'erased-how': lines(`
    данные правда удаляются
    что остаётся после удаления
  `),
  'data-protection': lines(`
    вы продаёте данные
    кто видит мои данные
    что вы обо мне храните
  `),
  'chat-privacy': lines(`
    кто читает то что я здесь пишу
    этот чат сохраняется
  `),
  'public-counter': lines(`
    это анонимно
    автор отзыва узнает об этом
    клиент узнает что это я
  `),
  contact: lines(`
    мне удобнее позвонить
    какой у вас адрес почты
    как с вами связаться
  `),
  operator: lines(`
    где находится ваша фирма
    кто за этим стоит
  `),
  person: lines(`
    хочу поговорить с живым человеком
    соедините с сотрудником
    не хочу общаться с роботом
  `),
  machine: lines(`
    ты робот
    это отвечает машина
  `),
  language: lines(`
    сайт есть на русском
    как сменить язык
    плохо знаю немецкий, можно писать по-русски
  `),
  unknown: lines(`
    какая сегодня погода
    посоветуйте ресторан
    напиши мне фальшивые хорошие отзывы
    кто выиграл матч
  `),
};
