import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** Turkish as people write who tell of themselves first, or in other words than the shortest. */
export const moreTurkishPhrasings: Paraphrases = {
  price: lines(`
    vergi dahil her ay ne kadar ödeyeceğim
    bir fırınım var, bana kaça mal olur
    bir yıl için toplam ne kadar
    aylık ücret kaç euro
    gizli masraf var mı
    küçük işletmelere indirim yapıyor musunuz
    önce ücretsiz deneyebilir miyim
    ikinci yıl fiyat artıyor mu
    hesabımdan her ay kaç para çekilecek
    pakette kaç para ödüyoruz
  `),
  unlimited: lines(`
    yirmi kötü yorumum var, fiyat aynı mı
    her başvuru için para mı ödüyorum
    üç dükkanım var, tek hesap yeter mi
  `),
  'fee-on-success': lines(`
    google kabul etmezse yine de ücret alıyor musunuz
    sonuç çıkmazsa para ödeyecek miyim
    sabit ücret mi
    başarı başına mı ödeniyor
  `),
  term: lines(`
    kaç ay bağlı kalıyorum
    kaç aylığına imzalıyorum
    bir aylık alabilir miyim
    kendiliğinden uzuyor mu
    yıllık sözleşme mi
    kışın ara verebilir miyim
    taahhüt süresi ne kadar
  `),
  notice: lines(`
    sözleşmeden nasıl çıkarım
    ne kadar önceden haber vermem lazım
    fesih yazısını nereye göndereyim
    dükkanı kapatıyorum, aboneliği nasıl durdururum
    canım isteyince bırakabilir miyim
    iptal için mail yeterli mi
    her ay iptal edebilir miyim
    üyelikten nasıl çıkılır
    aboneliği sonlandırmak istiyorum ne yapayım
    sözleşmeyi sona erdirmek için ne gerekir
  `),
  withdrawal: lines(`
    on dört gün içinde vazgeçebilir miyim
    olmazsa paramızı geri veriyor musunuz
    vazgeçme hakkım var mı
  `),
  product: lines(`
    tam olarak ne iş yapıyorsunuz
    bu site ne işe yarıyor
    bir müşteri otelim hakkında yalan yazdı, yardımcı olur musunuz
    kötü bir yorumu kaldırabilir misiniz
  `),
  'first-steps': lines(`
    adım adım anlatır mısınız
    önce ne yapmam lazım
    az önce kaydoldum, şimdi ne olacak
    nereden başlıyorum
  `),
  'add-review': lines(`
    yorumu nereye yazıyorum
    yorumu size nasıl ileteceğim
    hangi bilgiler gerekiyor
    yorumun linki şart mı
    bir yorumu şikayet etmek için ne dolduruyorum
    başvuruyu nasıl gönderirim
  `),
  'many-reviews': lines(`
    çok sayıda yorumu tek seferde gönderebilir miyim
    liste yükleyebilir miyim
    otuz yorumu tek tek mi gireceğim
  `),
  'add-business': lines(`
    işletmemi nasıl eklerim
    google profil linkini nerede bulurum
    ikinci dükkanı nasıl ekleyeceğim
  `),
  'change-review': lines(`
    başvuruda yanlış yazdım, nasıl düzeltirim
    başvurumu nasıl geri çekerim
  `),
  'which-reviews': lines(`
    seçebileceğim sebepler neler
    çok eski bir yorum olur mu
    sadece yıldız var yazı yok, olur mu
    hangi gerekçeler var
  `),
  evidence: lines(`
    kanıt olarak fotoğraf ekleyebilir miyim
    hangi dosyaları kabul ediyorsunuz
    belgeleri nereye yüklüyorum
    ekran görüntüsü gönderebilir miyim
  `),
  duration: lines(`
    aşağı yukarı ne kadar sürüyor
    google kaç günde cevap veriyor
    kaç hafta beklemem lazım
    ne zaman sonuç alırım
  `),
  promise: lines(`
    gerçekten siliniyor mu
    yüzde kaç başarılısınız
    söz verebilir misiniz
    yorum kesin kalkar mı
  `),
  'who-decides': lines(`
    kararı kim veriyor
    siz mi siliyorsunuz google mı
  `),
  assessment: lines(`
    bu yorum kanuna aykırı mı
    bu iftira mı
    yazan kişiyi mahkemeye verebilir miyim
  `),
  'not-approved': lines(`
    ya google hayır derse
    başvurum kabul edilmedi, şimdi ne yapacağım
    bir daha deneyebilir miyim
  `),
  'own-overview': lines(`
    başvurularımda bir gelişme var mı
    bildirdiğim yorum ne oldu
    benim için bir şey sildiniz mi
  `),
  'own-subscription': lines(`
    aboneliğim hangi tarihte bitiyor
    sözleşmemin bitiş tarihi ne
  `),
  'own-open-invoice': lines(`
    açık faturam kaldı mı
    hâlâ ödenmemiş bir şey var mı
  `),
  payment: lines(`
    kredi kartım yok, nasıl öderim
    iban ile ödeme olur mu
    banka kartı geçiyor mu
  `),
  'payment-failed': lines(`
    kartımdan para çekilemedi, ne olacak
  `),
  invoice: lines(`
    muhasebecim için fatura lazım
    her ay fatura gönderiyor musunuz
  `),
  'companies-only': lines(`
    şirketim Türkiye'de, olur mu
    ben şahısım, kullanabilir miyim
    merkezimiz İstanbul'da, bizi kabul eder misiniz
    serbest çalışanlar üye olabilir mi
  `),
  platforms: lines(`
    instagram ve booking için de yapıyor musunuz
    başka siteler de var mı
  `),
  password: lines(`
    şifre en az kaç karakter olmalı
    yeni şifre almak istiyorum
    parolamı hatırlamıyorum
  `),
  register: lines(`
    üye olmak için ne lazım
    hesabı nereden açıyorum
  `),
  'verification-code': lines(`
    mailime kod düşmedi
    onay kodu çalışmıyor
  `),
  'change-email': lines(`
    başka bir mail adresi kullanmak istiyorum
    yeni e-posta adresim var
  `),
  'change-account': lines(`
    hesap bilgilerimi nasıl değiştiririm
    ayarlar nerede
  `),
  'more-people': lines(`
    çalışanım da hesabı kullanabilir mi
    ikinci bir kullanıcı ekleyebilir miyim
  `),
  'delete-account': lines(`
    beni sisteminizden silin
    hesap silme nerede
  `),
  'erased-how': lines(`
    verilerim gerçekten siliniyor mu
    hesap silinince geriye ne kalıyor
  `),
  'data-protection': lines(`
    verilerimi satıyor musunuz
    bilgilerimi kim görüyor
    hakkımda ne saklıyorsunuz
  `),
  'chat-privacy': lines(`
    burada yazdıklarımı kim okuyor
    bu sohbet kaydediliyor mu
  `),
  'public-counter': lines(`
    anonim mi
    müşteri benim şikayet ettiğimi görür mü
    adım görünür mü
  `),
  'what-is-sent': lines(`
    google'a tam olarak ne gönderiyorsunuz
    google adımı öğreniyor mu
  `),
  contact: lines(`
    telefonla aramayı tercih ederim
    mail adresiniz nedir
  `),
  operator: lines(`
    şirketiniz nerede
    bu sitenin arkasında kim var
  `),
  person: lines(`
    robotla konuşmak istemiyorum
    canlı destek istiyorum
    bana bir çalışan yazsın
  `),
  machine: lines(`
    karşımda insan mı var makine mi
    robotla mı yazışıyorum gerçek biriyle mi
    selam, bana yapay zeka mı cevap veriyor
    bir insana mı yoksa bota mı yazıyorum
    burada yapay zekayla mı konuşuluyor
  `),
  language: lines(`
    site türkçe var mı
    dili nasıl değiştiririm
    almancam kötü, türkçe yazabilir miyim
  `),
  unknown: lines(`
    bana masa ayırtır mısın
    dolar kuru kaç
    akşama ne pişirsem
    bana güzel yorumlar yaz
  `),
};

/** The same in Arabic. */
export const moreArabicPhrasings: Paraphrases = {
  price: lines(`
    كم أدفع شهريا مع الضريبة
    عندي مخبز صغير كم سيكلفني هذا
    كم المجموع في السنة
    ما هي الرسوم الشهرية
    هل توجد تكاليف مخفية
    هل يوجد خصم
    هل السعر شامل الضريبة
    هل يمكنني التجربة مجانا
  `),
  unlimited: lines(`
    لدي عشرون تقييما سيئا هل السعر نفسه
    هل أدفع عن كل طلب
    هل يمكنني إضافة عدة محلات
  `),
  'fee-on-success': lines(`
    هل أدفع إذا لم يحذف شيء
    هل أدفع فقط عند النجاح
    إذا رفضت جوجل هل يجب أن أدفع
    هل المبلغ ثابت
  `),
  term: lines(`
    لكم شهر ألتزم
    هل يمكن الاشتراك لشهر واحد فقط
    هل يتجدد العقد وحده
    هل هو عقد سنوي
    هل يمكنني إيقاف العقد مؤقتا
  `),
  notice: lines(`
    كيف أخرج من العقد
    قبل كم يجب أن أخبركم
    إلى أين أرسل طلب الإلغاء
    هل يكفي بريد إلكتروني للإلغاء
    هل يمكنني الإلغاء كل شهر
    هل يمكنني التوقف متى أريد
  `),
  withdrawal: lines(`
    هل لدي أربعة عشر يوما للتراجع
    هل تعيدون المال إذا لم ينجح الأمر
    هل يمكن استرداد المبلغ
    أريد استرجاع أموالي
  `),
  product: lines(`
    ما هي خدمتكم بالضبط
    ما فائدة هذا الموقع
    زبون كتب أكاذيب عن مطعمي هل تساعدونني
  `),
  'first-steps': lines(`
    اشرحوا لي الخطوات
    ماذا أفعل أولا
    سجلت للتو ماذا بعد
    من أين أبدأ
  `),
  'add-review': lines(`
    أين أدخل التقييم
    كيف أقدم طلب حذف
    كيف أبلغ عن تقييم
    ما هي البيانات المطلوبة
    هل أحتاج رابط التقييم
  `),
  'many-reviews': lines(`
    هل يمكنني إرسال عدة تقييمات مرة واحدة
  `),
  'add-business': lines(`
    كيف أضيف شركتي
    أين أجد رابط ملفي في جوجل
    كيف أضيف فرعا آخر
  `),
  'which-reviews': lines(`
    ما هي الأسباب التي يمكن اختيارها
    أي تقييمات يمكن حذفها
    هل يصلح تقييم قديم
    نجوم فقط بدون نص هل يصلح
  `),
  evidence: lines(`
    هل يمكنني إرفاق صورة كدليل
    ما هي الملفات المقبولة
    أين أرفع الوثائق
  `),
  duration: lines(`
    كم يوما يستغرق الحذف
    كم أسبوعا يجب أن أنتظر
    متى ترد جوجل
    هل يطول الأمر
  `),
  promise: lines(`
    هل تضمنون النجاح
    هل يحذف التقييم فعلا
    ما هي نسبة النجاح
    هل هذا مؤكد
    هل يمكنكم أن تعدوني
  `),
  'who-decides': lines(`
    من يقرر الحذف
    هل أنتم تحذفون أم جوجل
    هل تعملون مع جوجل
  `),
  assessment: lines(`
    هل هذا التقييم غير قانوني
    هل هذا تشهير
    هل أحتاج محاميا
  `),
  'not-approved': lines(`
    ماذا لو رفضت جوجل
    رفض طلبي ماذا أفعل
    هل يمكن المحاولة مرة أخرى
  `),
  'own-overview': lines(`
    هل من جديد في طلباتي
    ماذا حدث للتقييم الذي أبلغت عنه
    كم تقييما حذف
  `),
  'own-notice': lines(`
    حتى متى يجب أن ألغي
    ما هو آخر يوم للإلغاء
  `),
  payment: lines(`
    ليس لدي بطاقة ائتمان كيف أدفع
    هل يمكن الدفع عبر باي بال
    هل تقبلون التحويل البنكي
  `),
  'change-card': lines(`
    لدي بطاقة جديدة
  `),
  invoice: lines(`
    أحتاج فاتورة للمحاسب
    هل ترسلون فاتورة كل شهر
  `),
  'companies-only': lines(`
    شركتي خارج ألمانيا هل هذا ممكن
    أنا شخص عادي وليس شركة
    هل هو للشركات فقط
  `),
  platforms: lines(`
    هل يشمل فيسبوك وبوكينغ
    فقط جوجل أم مواقع أخرى
  `),
  password: lines(`
    كيف أغير كلمة المرور
    لا أتذكر كلمة السر
    كم حرفا يجب أن تكون كلمة المرور
  `),
  register: lines(`
    كيف أفتح حسابا
    كيف أسجل
  `),
  'verification-code': lines(`
    لم يصل الرمز
    الرمز لا يعمل
  `),
  'change-email': lines(`
    كيف أغير بريدي الإلكتروني
    لدي بريد جديد
  `),
  'change-account': lines(`
    كيف أعدل بيانات حسابي
  `),
  'delete-account': lines(`
    أريد إغلاق حسابي
    احذفوني من النظام
  `),
  'erased-how': lines(`
    هل تحذف بياناتي فعلا
    ماذا يبقى بعد حذف الحساب
  `),
  'data-protection': lines(`
    ماذا تفعلون ببياناتي
    هل تبيعون بياناتي
    من يرى معلوماتي
  `),
  'chat-privacy': lines(`
    من يقرأ ما أكتبه هنا
    هل تحفظ هذه المحادثة
  `),
  'public-counter': lines(`
    هل الطلب مجهول الهوية
    هل يعرف كاتب التقييم
    هل سيظهر اسمي
  `),
  contact: lines(`
    أفضل الاتصال بالهاتف
    ما هو رقم هاتفكم
    كيف أتواصل معكم
  `),
  operator: lines(`
    أين تقع شركتكم
    من وراء هذا الموقع
  `),
  person: lines(`
    لا أريد التحدث مع روبوت
    أريد إنسانا حقيقيا
  `),
  machine: lines(`
    هل أنت روبوت
    هل ترد آلة
  `),
  language: lines(`
    هل الموقع بالعربية
    كيف أغير اللغة
    لغتي الألمانية ضعيفة
  `),
  unknown: lines(`
    كيف الطقس اليوم
    احك لي نكتة
    اكتب لي تقييمات إيجابية مزيفة
  `),
};
