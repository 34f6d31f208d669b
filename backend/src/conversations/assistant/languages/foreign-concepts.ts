import { type ConceptWords, conceptReader } from '../reading/concept-reader.ts';
import { list } from '../reading/word-lists.ts';

/**
 * What words of other languages speak of, by how they begin, in plain letters: so what was learned in one language or word is
 * known in another. A word that ends in a full stop is meant whole.
 */
const CONCEPTS: ConceptWords = {
  price: list(
    'rate. rates afford spend depens spend spese gastar wydac потрат harca uitgav price pric cost fee. fees. charge expens cheap prix cout coute tarif combien prezz cost tariff quanto precio cuest cuanto cuot cena kosztu kosztow oplat',
    'ile. cen стоит стоим цен сколько тариф плат fiyat ucret kac. kaca. maliyet prijs kost kosten hoeveel سعر تكلف يكلف رسوم pret cat. cost koliko cijena kostat dode',
    'кошту скильки оплат damage budget total amount montant somme importo somma importe kwota сумм tutar',
  ),
  tax: list('tax taxes vat tva iva impuesto podat vat. налог ндс kdv vergi btw ضريب taxe tasse porez podatek'),
  month: list(
    'month monthly mois mensuel mese mensile mensil mes. meses miesia месяц aylik ay. ayda maand شهر lun. luna mjesec мисяц',
  ),
  year: list(
    'year yearly annual an. annee anno anni annual ano. anos rok. rocz год лет yil yillik jaar سنة سنو an. godin рик',
  ),
  free: list(
    'tester testare probowac essayer free. trial gratuit gratis prova probar prueba darmow бесплатн ucretsiz deneme deney gratuita مجان проб',
  ),
  discount: list('discount remise sconto sconti descuento rabat скидк indirim korting خصم reducere popust знижк'),
  pay: list(
    'pay paying payment paid payer paiement paie regler pagar pago pagare paga pagat zaplac placi plac. place platn платит оплат плачу ode. odem oder betal دفع ادفع plat platit платит plata',
  ),
  'way to pay': list(
    'paypal visa. mastercard amex card. cards. carte. carta carte tarjeta kart karty karta карт kredi virement bonifico transferenc przelew перевод havale iban banka creditcard بطاق تحويل transfer debit cheque cash apple card kartic virman прелев',
  ),
  invoice: list('invoice bill. bills. receipt factur fattur faktur счет fatura فاتور racun рахун'),
  bound: list(
    'restare rester quedarme zostac остават kalmam blijven stay minimum minimo minimal minima asgari cliente. mesi. miesiecy месяцев term. commit bound tied locked duration length engag dure duree vincol impegn durata compromet atado durac permanenc zobowiaz wiaz okres trwa umow срок связан договор sozlesm bagl sure taahh looptijd vast مدة التزم oblig vez traje',
  ),
  renew: list(
    'renew renouvel prolong rinnov renuev renov przedluz продлева uza. uzuyor uzar verleng يتجدد prelung produz продовж',
  ),
  cancel: list(
    'fin. finir quitter sortir partir finire uscire smettere lasciare terminar terminare salir dejar abandonar zakoncz rozwiaz konczy wyjsc прекрат закончи остановить уйти sonlandir bitir durdur birak ayril beeindig stoppen stop leave end. ending انهاء انهي اوقف incheia zavrsi припин cancel terminat quit. resili annul arret disdi disdett annull cancel baja. salirme wypowied zrezygn rezygn расторг отказ отмен iptal fesih feshed cikar cikab cikil opzeg الغ انه rezil renunt prekin otkaz розирв quitter stop',
  ),
  refund: list(
    'soldi denaro dinero argent pieniadz деньг paramiz geld مالي اموال bani novac refund reimburs withdraw rembours retract rimbors recess reembols desist devuel devol zwrot odstap odda возврат верн iade cayma geri. terugbet herroep استرداد تراجع back. cooling restitui arrepent ripens',
  ),
  review: list(
    'review rating avis. commentaire recension resena opini коментар отзыв yorum recensie beoordel تقييم recenzi видгук',
  ),
  remove: list(
    'remov delet erase taken. gone. down. disappear suppri efface enlev dispar cancellat eliminat togli sparir borra elimin quita desaparec usun znikn zniknie удал исчез убра sil. silin silm kaldir verwijder حذف sterg brisa obris видал',
  ),
  submit: list(
    'haut upload subir caricar charger telech wkle wrzuc загруз yukle invi wysl mand depose wstaw poslac skasow submit report hand. file. enter. send. type. signal depos saisi soumett transmett segnal present inser mandar mando denunci meto env zglos zloz wpis przesl подать вписа отправ сообщ жалоб bildir gonder gir. giriyor yaz. yaziyor indien meld ادخل اقدم ابلغ introd trimit upis posla',
  ),
  many: list(
    'plusieurs. decine docenas dziesiat десят onlarca tens many bulk hundred several once list spreadsheet plusieurs fois tante insieme muchas varias vez wiele naraz список сразу много cok toplu hepsini عدة',
  ),
  reason: list(
    'reason ground motif raison motiv ragion motivo razon powod powod причин основан neden sebep gerekce reden سبب اسباب motive razlog',
  ),
  proof: list(
    'скриншот снимок переписк screenshots captura captures capture schermata zrzut email. foto foto. fotos فيديو لقطة proof evidence screenshot photo. photos. picture video file. files. document preuve justificat prova prove allega documento prueba dowod zdjec plik фото файл документ доказ kanit belge fotograf dosya ekran bewijs foto دليل صورة وثائق ملفات dovad poza dokaz slik',
  ),
  time: list(
    'cuantos dias. giorno jour dni. день дня gunde days. weeks. hours mois. soon. wait attend attesa espera czeka ожид bekle wacht long take. takes. days weeks quick fast soon when temps delai jours semain tempo giorni settiman tiempo dias seman tarda dlugo dni tygod potrwa долго дней недел длит ждать surer suruyor gun. gunde hafta ne. zaman duurt weken dagen يستغرق يوم اسبوع durea zile dana traje триває',
  ),
  sure: list(
    'gwaranc certainty assur seguridad garantia garantie sicurezza pewno pewn уверен гаранти garantisi eminm zeker zekerheid مؤكد متاكد siguran guarant promise sure certain chance odds success likely definit really garant promet chanc reuss vraiment surs garantit promett possibilit davvero sicur garantiz probabil segur verdad gwarant obiec szans skutecz naprawd гарант обещ шанс успех точно правда garanti kesin soz. basari gercekten garand kans succes echt ضمان تضمن تعد نسبة فعلا sigur stvarno jamc справди',
  ),
  google: list('google platform piattaform plataform جوجل منص гугл'),
  decides: list('decid decision decis decyd решает решен karar beslis يقرر hotar odluc вириш'),
  refused: list(
    'refus reject declin denied turned says no. rejet rifiut respint rechaz niega odmow odrzuc отказ отклон red. redded kabul weiger afgewez رفض respins odbi видмов',
  ),
  legal: list(
    'legal illegal law. lawyer court sue. defam libel crime allow illeg diffam avocat plaint tribunal avvocat denunc legge abogad delito ley. nielegal znieslaw prawnik sad. законн клевет адвокат суд yasal hakaret avukat dava iftira illegaal smaad advocaat قانون تشهير محام',
  ),
  person: list(
    'human person. personne humain conseiller quelqu umano persona. persona operatore human alguien agent employee colleague staff somebody someone czlowiek pracownik konsultant kims человек сотрудник оператор живым insan temsilci calisan yetkili medewerker mens. شخص موظف انسان omul covjek людин',
  ),
  talk: list(
    'talk speak parler parlare hablar rozmawia porozmaw говор общаться поговор konus gorus praten spreken تحدث تكلم vorb razgovar',
  ),
  machine: list('robot bot. machine. maquina macchina maszyn makine yapay روبوت машин computer'),
  password: list(
    'senha perdu perdida perso zgubi потеря kaybet kwijt vergeten oubli dimentic olvid zapomn забыл unuttu نسيت password passwort mot contrasen clave hasl парол sifre parola wachtwoord مرور parol lozink locked',
  ),
  login: list(
    'login log connect connex acced accesso entrar iniciar zalogow wejsc войти вход giris giremiyorum inlog دخول conect prijav',
  ),
  code: list('code codice codigo kod. kodu код رمز'),
  email: list('email mail. mails courriel posta correo poczt почт eposta البريد بريدي'),
  change: list(
    'chang switch modif update correct chang cambi modific corregg cambiar corrig zmien popraw измен помен исправ degis duzelt wijzig verander غير اعدل schimb promijen змин',
  ),
  account: list('account compte conto cuenta konto konta аккаунт hesab hesap uyelik حساب cont. racun'),
  register: list(
    'nouveau create creer creare crear nuevo stworz созда olustur aanmak انشاء جديد cre napravi створ открыть ouvrir abrir aprire otworz acmak sign register regist join inscri ouvrir iscriv iscriz registr apunt zarejestr zaloz rejestr регистр kayit kaydol aanmeld سجل اسجل',
  ),
  data: list(
    'information informacion informaz informac информ malumat data. privacy gdpr donnees rgpd dati datos dane danych данн veri. veril bilgil gegevens بيانات date. podaci дани',
  ),
  anonymous: list(
    'znaj identit tozsam личност kimlik odkry откро anonym anonim anoniem مجهول аноним find. learn sait savoir sapere saper entera dowie узна ogren يعرف afla sazna дизна',
  ),
  author: list(
    'author reviewer guest auteur client. autore cliente. autor klient автор клиент гость yazar musteri schrijver كاتب',
  ),
  status: list(
    'status. progress update news stand. movement pending nouveau avanc novit novedad nowego стату новост durum gelisme stand حالة جديد nout',
  ),
  mine: list(
    'my. mine. our. mon. ma. mes. mio. mia. miei mie. mi. mis. moj moja moje moich мой моя мои мое моих моим benim',
  ),
  phone: list('phone call. ring telephon telefon telefono numero number numer телефон позвон ara. arama هاتف اتصال'),
  company: list(
    'company firm. business freelanc gmbh entrepris societe particulier azienda ditta impresa privat empresa autonom particular firma firmy prywat фирм компан частн sirket firma sahis bedrijf particulier شركة الافراد tvrtka',
  ),
  abroad: list(
    'austria vienna swiss switzerland france paris italy milan spain madrid poland warsaw netherlands amsterdam turkey istanbul abroad bolzano venlo dutch zurich salzburg wien basel luxembourg brussels belgium belgisch british london danish autriche belgique italia espana polsce warszaw австри turkiye nederland خارج romania hrvatsk україн germany allemagne germania alemania niemcz герман almanya',
  ),
  other: list(
    'airbnb google only. expedia thefork uber facebook tripadvisor booking trustpilot yelp instagram jameda kununu',
  ),
  language: list(
    'english french francais italian spanish espanol polish polsku turkish turkce russian русск arabic عربية nederlands language langue lingua idioma jezyk язык dil. taal german',
  ),
  start: list(
    'start begin process steps how. works commenc etape marche funziona passi cominc funciona pasos empiez dziala zacz kroki работает начать шаг calis basla adim werkt begin يعمل ابدا خطوات functioneaz radi',
  ),
  where: list('where ou. dove donde gdzie где nerede nereye waar اين unde gdje де.'),
};

/** What the words of a text in another language speak of. Pure. */
export const foreignConceptsIn = conceptReader(CONCEPTS);
