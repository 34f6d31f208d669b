import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** How what is asked most is asked in Dutch. */
export const dutchPhrasings: Paraphrases = {
  price: lines(`
    wat kost het
    hoeveel kost het per maand
    wat is de prijs
    is er een gratis proefperiode
    wat zijn de kosten per jaar
  `),
  unlimited: lines(`
    hoeveel beoordelingen kan ik melden
    is er een limiet
  `),
  term: lines(`
    hoe lang loopt het contract
    wat is de minimale looptijd
    wordt het automatisch verlengd
  `),
  notice: lines(`
    hoe kan ik opzeggen
    welke opzegtermijn geldt er
    hoe zeg ik mijn abonnement op
    kan ik elk moment stoppen
  `),
  withdrawal: lines(`
    krijg ik mijn geld terug
    is er een herroepingsrecht
  `),
  product: lines(`
    wat doen jullie precies
    kunnen jullie slechte recensies verwijderen
    iemand heeft een valse recensie geschreven
  `),
  'first-steps': lines(`
    hoe werkt het
    hoe begin ik
  `),
  duration: lines(`
    hoe lang duurt het verwijderen
    wanneer is de recensie weg
  `),
  promise: lines(`
    garanderen jullie succes
  `),
  'own-overview': lines(`
    wat is de status van mijn aanvraag
    hoeveel recensies zijn er verwijderd
  `),
  'own-subscription': lines(`
    wanneer eindigt mijn contract
    tot wanneer loopt mijn abonnement
  `),
  'own-open-invoice': lines(`
    heb ik openstaande facturen
  `),
  payment: lines(`
    hoe kan ik betalen
    kan ik met PayPal betalen
  `),
  invoice: lines(`
    waar vind ik mijn facturen
  `),
  'companies-only': lines(`
    is het alleen voor bedrijven
    kan een particulier zich aanmelden
  `),
  password: lines(`
    ik ben mijn wachtwoord vergeten
    ik kan niet inloggen
  `),
  register: lines(`
    hoe maak ik een account aan
  `),
  person: lines(`
    ik wil met een medewerker praten
    kan ik met een mens spreken
  `),
  language: lines(`
    spreken jullie Nederlands
  `),
  greeting: lines(`
    goedendag
    hallo daar
  `),
  thanks: lines(`
    dank je wel
    hartelijk bedankt
  `),
};

/** How what is asked most is asked in Arabic. */
export const arabicPhrasings: Paraphrases = {
  price: lines(`
    كم يكلف
    ما هو السعر
    كم السعر شهريا
    كم تكلفة الاشتراك
    هل توجد تجربة مجانية
  `),
  unlimited: lines(`
    كم تقييما يمكنني أن أقدم
    هل يوجد حد للطلبات
  `),
  term: lines(`
    ما هي مدة العقد
    ما هي أقل مدة للاشتراك
  `),
  notice: lines(`
    كيف ألغي الاشتراك
    ما هي مهلة الإلغاء
    كيف يمكنني إنهاء العقد
  `),
  product: lines(`
    ماذا تفعلون
    هل يمكنكم حذف التقييمات السيئة
    شخص كتب تقييما كاذبا
  `),
  'first-steps': lines(`
    كيف يعمل هذا
    كيف أبدأ
  `),
  duration: lines(`
    كم يستغرق من الوقت
    متى سيتم حذف التقييم
  `),
  'own-overview': lines(`
    ما هي حالة طلبي
  `),
  'own-subscription': lines(`
    متى ينتهي عقدي
    إلى متى يستمر اشتراكي
  `),
  payment: lines(`
    كيف يمكنني الدفع
  `),
  invoice: lines(`
    أين أجد الفاتورة
  `),
  password: lines(`
    نسيت كلمة المرور
    لا أستطيع تسجيل الدخول
  `),
  'delete-account': lines(`
    كيف أحذف حسابي
  `),
  'companies-only': lines(`
    هل يمكن للأفراد التسجيل
  `),
  person: lines(`
    أريد التحدث مع شخص
    أريد موظفا من الفريق
  `),
  language: lines(`
    هل تتكلمون العربية
  `),
  greeting: lines(`
    مرحبا
    السلام عليكم
  `),
  thanks: lines(`
    شكرا جزيلا
  `),
};
