import {
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
} from '@sternklar/contracts/constants';
import type { Spoken } from './spoken.ts';

const month = `${PRICE_PER_MONTH_EUR} €`;
const year = `${PRICE_FIRST_YEAR_EUR} €`;
const weeks = NOTICE_DAYS_TERMS / 7;
const days = NOTICE_DAYS_OTHER_PAGES;

export const french: Spoken = {
  notUnderstood: 'En français, je ne comprends que les questions simples, et je n’ai pas compris celle-ci.',
  inGerman: 'Voici ce que je peux vous en dire, en allemand :',
  toPerson: 'Écrivez « Mensch » et une personne de notre équipe vous répondra dans ce chat.',
  answers: {
    price: `Il y a un seul tarif : ${month} par mois, TVA comprise, soit ${year} la première année, avec un nombre illimité de demandes. Il n’y a ni remise ni essai gratuit.`,
    unlimited: `Vous pouvez faire un nombre illimité de demandes ; le prix reste de ${month} par mois.`,
    term: `La durée minimale est de ${TERM_MONTHS} mois. Sans résiliation à temps, le contrat se prolonge de ${TERM_MONTHS} mois.`,
    notice: `Vous résiliez sur la page de votre compte (« Abo kündigen ») ou par e-mail, ${weeks} semaines (selon nos conditions) ou mieux ${days} jours avant la fin des ${TERM_MONTHS} mois.`,
    product:
      'Nous aidons les entreprises à agir contre les avis indésirables de leur profil Google. Nous ne sommes qu’un messager : seule la plateforme décide de la suppression.',
    promise: 'Personne ne peut le promettre : nous ne donnons pas de garantie, seule la plateforme décide.',
    duration: 'Cela dépend de la plateforme ; nous ne pouvons pas donner de délai.',
    payment: 'Vous payez par carte de crédit (Visa ou Mastercard) ; il n’y a pas d’autre moyen de paiement.',
    'companies-only':
      'Notre offre s’adresse uniquement aux entreprises ayant leur siège en Allemagne, pas aux particuliers.',
  },
};

export const italian: Spoken = {
  notUnderstood: 'In italiano capisco solo domande semplici e questa non l’ho capita.',
  inGerman: 'Ecco che cosa posso dirle, in tedesco:',
  toPerson: 'Scriva “Mensch” e una persona del nostro team le risponderà in questa chat.',
  answers: {
    price: `C’è una sola tariffa: ${month} al mese IVA inclusa, cioè ${year} nel primo anno, con un numero illimitato di richieste. Non ci sono sconti né prove gratuite.`,
    unlimited: `Può presentare un numero illimitato di richieste; il prezzo resta di ${month} al mese.`,
    term: `La durata minima è di ${TERM_MONTHS} mesi. Senza disdetta in tempo il contratto si rinnova di altri ${TERM_MONTHS} mesi.`,
    notice: `La disdetta si dà nella pagina del conto (“Abo kündigen”) o per e-mail, ${weeks} settimane (secondo le condizioni) o meglio ${days} giorni prima della fine dei ${TERM_MONTHS} mesi.`,
    product:
      'Aiutiamo le imprese ad agire contro recensioni indesiderate del loro profilo Google. Siamo solo un messaggero: sulla cancellazione decide solo la piattaforma.',
    promise: 'Questo non può prometterlo nessuno: non diamo garanzie, decide solo la piattaforma.',
    duration: 'Dipende dalla piattaforma; non possiamo indicare un termine.',
    payment: 'Si paga con carta di credito (Visa o Mastercard); altri mezzi di pagamento non ci sono.',
    'companies-only': 'La nostra offerta è solo per imprese con sede in Germania, non per privati.',
  },
};

export const spanish: Spoken = {
  notUnderstood: 'En español solo entiendo preguntas sencillas y esta no la he entendido.',
  inGerman: 'Esto es lo que puedo decirle, en alemán:',
  toPerson: 'Escriba «Mensch» y una persona de nuestro equipo le responderá en este chat.',
  answers: {
    price: `Hay una sola tarifa: ${month} al mes con IVA incluido, es decir ${year} en el primer año, con un número ilimitado de solicitudes. No hay descuentos ni prueba gratuita.`,
    unlimited: `Puede presentar un número ilimitado de solicitudes; el precio sigue siendo de ${month} al mes.`,
    term: `La duración mínima es de ${TERM_MONTHS} meses. Si no se cancela a tiempo, el contrato se prolonga ${TERM_MONTHS} meses más.`,
    notice: `Se cancela en la página de la cuenta («Abo kündigen») o por correo electrónico, ${weeks} semanas (según nuestras condiciones) o mejor ${days} días antes del fin de los ${TERM_MONTHS} meses.`,
    product:
      'Ayudamos a las empresas a actuar contra reseñas no deseadas de su perfil de Google. Solo somos mensajeros: la plataforma decide si se borra.',
    promise: 'Eso no lo puede prometer nadie: no damos garantía, solo decide la plataforma.',
    duration: 'Depende de la plataforma; no podemos dar un plazo.',
    payment: 'Se paga con tarjeta de crédito (Visa o Mastercard); no hay otros medios de pago.',
    'companies-only': 'Nuestra oferta es solo para empresas con sede en Alemania, no para particulares.',
  },
};

export const dutch: Spoken = {
  notUnderstood: 'In het Nederlands begrijp ik alleen eenvoudige vragen, en deze heb ik niet begrepen.',
  inGerman: 'Dit kan ik u erover zeggen, in het Duits:',
  toPerson: 'Schrijf ‘Mensch’ en iemand van ons team antwoordt u in deze chat.',
  answers: {
    price: `Er is één tarief: ${month} per maand inclusief btw, dus ${year} in het eerste jaar, met een onbeperkt aantal verzoeken. Kortingen of een gratis proefperiode zijn er niet.`,
    unlimited: `U kunt een onbeperkt aantal verzoeken indienen; de prijs blijft ${month} per maand.`,
    term: `De minimale looptijd is ${TERM_MONTHS} maanden. Zonder tijdige opzegging wordt het contract met ${TERM_MONTHS} maanden verlengd.`,
    notice: `U zegt op op uw accountpagina (‘Abo kündigen’) of per e-mail, ${weeks} weken (volgens onze voorwaarden) of beter ${days} dagen voor het einde van de ${TERM_MONTHS} maanden.`,
    product:
      'Wij helpen bedrijven om op te treden tegen ongewenste recensies van hun Google-profiel. Wij zijn alleen de bode: het platform beslist.',
    promise: 'Dat kan niemand beloven: wij geven geen garantie, alleen het platform beslist.',
    duration: 'Dat hangt van het platform af; een termijn kunnen wij niet noemen.',
    payment: 'U betaalt met creditcard (Visa of Mastercard); andere betaalmiddelen zijn er niet.',
    'companies-only': 'Ons aanbod is alleen voor bedrijven die in Duitsland gevestigd zijn, niet voor particulieren.',
  },
};

export const polish: Spoken = {
  notUnderstood: 'Po polsku rozumiem tylko proste pytania, a tego nie zrozumiałem.',
  inGerman: 'Mogę na to odpowiedzieć po niemiecku:',
  toPerson: 'Proszę napisać „Mensch”, a odpowie Państwu na tym czacie osoba z naszego zespołu.',
  answers: {
    price: `Jest jedna taryfa: ${month} miesięcznie z podatkiem VAT, czyli ${year} w pierwszym roku, z nieograniczoną liczbą wniosków. Nie ma rabatów ani okresu próbnego.`,
    unlimited: `Liczba wniosków jest nieograniczona; cena pozostaje ${month} miesięcznie.`,
    term: `Minimalny okres umowy to ${TERM_MONTHS} miesięcy. Bez wypowiedzenia w terminie umowa przedłuża się o ${TERM_MONTHS} miesięcy.`,
    notice: `Umowę wypowiada się na stronie konta („Abo kündigen”) lub e-mailem, ${weeks} tygodnie (według regulaminu), a najlepiej ${days} dni przed końcem okresu ${TERM_MONTHS} miesięcy.`,
    product:
      'Pomagamy firmom działać przeciw niechcianym opiniom w profilu Google. Jesteśmy tylko posłańcem: o usunięciu decyduje platforma.',
    promise: 'Tego nikt nie może obiecać: nie dajemy gwarancji, decyduje tylko platforma.',
    duration: 'To zależy od platformy; terminu nie możemy podać.',
    payment: 'Płaci się kartą kredytową (Visa lub Mastercard); innych form płatności nie ma.',
    'companies-only': 'Oferta jest tylko dla firm z siedzibą w Niemczech, nie dla osób prywatnych.',
  },
};

export const russian: Spoken = {
  notUnderstood: 'По-русски я понимаю только простые вопросы, и этот я не понял.',
  inGerman: 'Вот что я могу об этом сказать, по-немецки:',
  toPerson: 'Напишите «Mensch», и вам в этом чате ответит человек из нашей команды.',
  answers: {
    price: `Есть один тариф: ${month} в месяц с НДС, то есть ${year} за первый год, с неограниченным числом заявок. Скидок и бесплатного периода нет.`,
    unlimited: `Число заявок не ограничено; цена остаётся ${month} в месяц.`,
    term: `Минимальный срок — ${TERM_MONTHS} месяцев. Без своевременного отказа договор продлевается ещё на ${TERM_MONTHS} месяцев.`,
    notice: `Отказаться можно на странице аккаунта («Abo kündigen») или по электронной почте за ${weeks} недели (по условиям), а лучше за ${days} дней до конца срока в ${TERM_MONTHS} месяцев.`,
    product:
      'Мы помогаем компаниям действовать против нежелательных отзывов в профиле Google. Мы только посредник: об удалении решает платформа.',
    promise: 'Этого никто не может обещать: мы не даём гарантий, решает только платформа.',
    duration: 'Это зависит от платформы; срок мы назвать не можем.',
    payment: 'Оплата кредитной картой (Visa или Mastercard); других способов нет.',
    'companies-only': 'Наше предложение только для компаний в Германии, не для частных лиц.',
  },
};

export const arabic: Spoken = {
  notUnderstood: 'أفهم بالعربية الأسئلة البسيطة فقط، ولم أفهم هذا السؤال.',
  inGerman: 'هذا ما يمكنني قوله عن ذلك بالألمانية:',
  toPerson: 'اكتب «Mensch» وسيرد عليك شخص من فريقنا في هذه المحادثة.',
  answers: {
    price: `توجد تعرفة واحدة: ${month} في الشهر شاملة الضريبة، أي ${year} في السنة الأولى، مع عدد غير محدود من الطلبات.`,
    unlimited: `عدد الطلبات غير محدود؛ ويبقى السعر ${month} في الشهر.`,
    term: `أقل مدة للعقد ${TERM_MONTHS} شهرا، ويتجدد تلقائيا لمدة ${TERM_MONTHS} شهرا إذا لم يلغ في الوقت المناسب.`,
    notice: `يتم الإلغاء في صفحة الحساب («Abo kündigen») أو بالبريد الإلكتروني، قبل ${weeks} أسابيع أو الأفضل قبل ${days} يوما من نهاية مدة ${TERM_MONTHS} شهرا.`,
    product: 'نساعد الشركات على التصرف ضد التقييمات غير المرغوبة في ملف Google. نحن وسيط فقط: المنصة هي التي تقرر.',
    duration: 'هذا يعتمد على المنصة؛ لا يمكننا تحديد مدة.',
    payment: 'الدفع ببطاقة الائتمان (Visa أو Mastercard)؛ لا توجد طرق أخرى.',
    'companies-only': 'عرضنا للشركات التي مقرها في ألمانيا فقط، وليس للأفراد.',
  },
};
