import {
  CODE_LIFETIME_MS,
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_PER_REVIEW,
  INVOICE_PAYMENT_TERM_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PASSWORD_MIN_LENGTH,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  REVIEW_IMPORT_MAX_REVIEWS,
  TERM_MONTHS,
  VAT_PERCENT,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { REASONS } from '../../knowledge/facts.ts';
import type { Spoken } from './spoken.ts';

const MESSENGER =
  'Biz yalnızca aracıyız: Başvurunuzu iletiriz, bir yorumun silinip silinmeyeceğine yalnızca platform karar verir.';

export const turkish: Spoken = {
  notUnderstood: 'Türkçe yalnızca basit soruları anlıyorum; bu soruyu anlayamadım.',
  inGerman: 'Bu konuda size Almanca olarak şunu söyleyebilirim:',
  inDanger: 'Acil durumda: 112 (ambulans, itfaiye) veya 110 (polis).',
  toPerson: '“Mensch” yazarsanız ekibimizden biri size bu sohbette yanıt verir.',
  answers: {
    price: `Tek bir tarife var: ayda ${PRICE_PER_MONTH_EUR} €, %${VAT_PERCENT} KDV dahil; ilk yıl toplam ${PRICE_FIRST_YEAR_EUR} €. Başvuru sayısı sınırsızdır; indirim, başka paket ve ücretsiz deneme yoktur.`,
    unlimited: `Sınırsız sayıda başvuru yapabilir ve istediğiniz kadar işletme ekleyebilirsiniz; fiyat ayda ${PRICE_PER_MONTH_EUR} € olarak kalır.`,
    'fee-on-success': `Kaç başvuru yaparsanız yapın ve platform nasıl karar verirse versin, ayda sabit ${PRICE_PER_MONTH_EUR} € ödersiniz.`,
    term: `Asgari süre ${TERM_MONTHS} aydır. Zamanında feshedilmezse sözleşme kendiliğinden ${TERM_MONTHS} ay daha uzar; daha kısa bir sözleşme yoktur.`,
    notice:
      `Aboneliği hesap sayfanızda “Abo kündigen” ile veya e-posta ile feshedersiniz. Şartlarımızda fesih süresi ${NOTICE_DAYS_TERMS / 7} hafta, diğer sayfalarımızda ${NOTICE_DAYS_OTHER_PAGES} gündür: ` +
      `${TERM_MONTHS} aylık sürenin bitiminden ${NOTICE_DAYS_TERMS} gün öncesine kadar gelen her feshi kabul ederiz ve erken tarihi öneririz.`,
    withdrawal: 'Ödenen tutarlar iade edilmez; yalnızca işletmelerle sözleşme yaptığımız için cayma hakkı yoktur.',
    product: `İşletmelerin Google profilindeki istenmeyen yorumlara karşı adım atmasına yardım ederiz: Yorumu girersiniz ve başvurunuzun durumunu her zaman görürsünüz. ${MESSENGER}`,
    'first-steps':
      'Şöyle işler: 1. Hesap açıp e-posta adresinizi onaylarsınız. 2. İşletmenizi Google profil bağlantısıyla eklersiniz. 3. Yorumları girersiniz. 4. Abone olursunuz. 5. Başvurularınızı platforma iletiriz; durumu genel bakışınızda görürsünüz.',
    'add-review': 'Genel bakışta işletmenizde “Löschantrag stellen” seçin ve yazarın adını, yıldızları ve metni girin.',
    'which-reviews': `Google profilinizdeki her yorumu gönderebilirsiniz, eski olanları ve metinsiz olanları da. Nedeni siz seçersiniz; biz değerlendirmeyiz. Formdaki nedenler: ${REASONS}. ${MESSENGER}`,
    duration:
      'Bu platforma bağlıdır; bir süre söyleyemeyiz. Her değişikliği genel bakışta hemen görürsünüz ve e-posta alırsınız.',
    promise: `Bunu kimse söz veremez, başarı garantisi vermiyoruz. ${MESSENGER}`,
    'who-decides': MESSENGER,
    assessment: `Bir yorumun yasal olup olmadığını değerlendirmem, hukuki danışmanlık vermiyoruz; lütfen bir avukata sorun. ${MESSENGER}`,
    'not-approved': 'Platforma bizim aracılığımızla bir kez itiraz edebilir veya yorumu yeniden gönderebilirsiniz.',
    status:
      'Üç durum vardır: “eingereicht” gönderildi, “gelöscht” yorum silindi, “nicht genehmigt” silme onaylanmadı demektir.',
    payment: 'Kredi kartıyla ödersiniz (Visa veya Mastercard). Başka ödeme yöntemi yoktur.',
    'change-card': 'Hesap sayfanızda “Rechnungen” altında “Andere Karte hinterlegen” ile başka bir kart girersiniz.',
    invoice: `Faturalar e-posta ile gelir, her ay bir tane; ödeme süresi ${INVOICE_PAYMENT_TERM_DAYS} gündür. Hesap sayfanızda “Rechnungen” altında PDF ve XML olarak indirirsiniz.`,
    'companies-only':
      'Hizmetimiz yalnızca işletmeler içindir (merkezi Almanya’da olan şirketler ve serbest çalışanlar), özel kişiler için değildir.',
    platforms: 'Hizmet yalnızca Google işletme profillerindeki yorumlar içindir, başka platformlar için değildir.',
    password: `Girişte “Passwort vergessen?” seçin: E-posta ile bir kod alırsınız ve en az ${PASSWORD_MIN_LENGTH} karakterli yeni bir şifre belirlersiniz.`,
    register:
      'Ana sayfada “Jetzt starten” ile e-posta adresi ve şifreyle hesap açın ve adresi gönderdiğimiz kodla onaylayın.',
    'delete-account':
      'Hesabınızı hesap sayfanızda silersiniz. Devam eden bir abonelik bununla bitmez, ayrıca feshedilmelidir.',
    'data-protection':
      'Verilerinizi hesabınız, başvurularınız ve bu sohbet için kullanırız ve satmayız. Ayrıntılar /datenschutz altındadır.',
    contact: 'E-posta adresimiz her sayfanın altında ve /impressum sayfasındadır.',
    greeting: 'Merhaba! Ben yapay zekâ asistanıyım ve Türkçe basit soruları anlıyorum. Ne öğrenmek istersiniz?',
    thanks: 'Rica ederim!',
    machine: 'Ben insan değilim, yapay zekâ asistanıyım.',
    language: 'Türkçe basit soruları anlıyorum ve çoğuna Türkçe yanıt veriyorum. Site ve sözleşme Almancadır.',
    'many-reviews': `Bir seferde metin olarak veya CSV dosyasıyla en fazla ${REVIEW_IMPORT_MAX_REVIEWS} yorum girebilirsiniz.`,
    'add-business':
      'Genel bakışta “Unternehmen hinzufügen” seçin, adı ve Google profilinin bağlantısını (profilde “Paylaş”) girin.',
    'change-review':
      'Yorumu genel bakışınızda açın: Sayfasında bilgilerinizi düzeltir, tamamlar veya başvuruyu geri çekersiniz.',
    evidence: `Kanıtları yorumun sayfasında eklersiniz: JPEG, PNG, WebP veya PDF, yorum başına en fazla ${EVIDENCE_MAX_PER_REVIEW}. Zorunlu değildir.`,
    'what-is-sent':
      'Platforma gerekçeniz ve açıklamanız, yorumun yeri (genellikle bağlantısı), bildiren kişinin adı ve e-posta adresi ve varsa kanıtlar gider. Metni önceden okuyabilirsiniz.',
    'public-counter':
      'Başvuru platforma bildiren kişinin adı ve e-posta adresiyle ulaşır; yazarı bilgilendirip bilgilendirmeyeceğine platform kendisi karar verir.',
    'payment-failed':
      'Kart reddedilirse fatura açık kalır ve e-posta alırsınız; kendiliğimizden yeniden deneriz. Hesap sayfanızda “Rechnungen” altında başka bir kartla da ödeyebilirsiniz.',
    'verification-code': `Kod e-posta ile gelir ve ${CODE_LIFETIME_MS / 60_000} dakika geçerlidir. Spam klasörüne de bakın; onay penceresinde yenisini isteyebilirsiniz.`,
    'change-email':
      'Hesap sayfanızda yeni e-posta adresini ve şifrenizi girersiniz; oraya gelen kodla onaylayınca geçerli olur.',
    'change-account': 'E-posta adresi, şifre, cihazlar ve bildirimler hesap sayfanızda değiştirilir.',
    'more-people': 'Bir hesabın tek bir girişi vardır; çalışanlar için ek giriş şu anda yoktur.',
    'erased-how': `Verilerinizin şifrelendiği anahtarı yok ederiz; ondan sonra kimse okuyamaz, yedeklerde en geç ${COPIES_READABLE_DAYS} gün sonra. Faturalar yasanın gerektirdiği süre kalır.`,
    'chat-privacy': `Bu sohbet kaydedilir ve ekibimiz okuyabilir. Hesapsız bir sohbet son mesajdan ${VISITOR_CONVERSATION_KEPT_MONTHS} ay sonra silinir.`,
    operator: 'Şirketin merkezi Almanya’da, Bad Kreuznach’tadır. Adres ve iletişim /impressum altındadır.',
  },
};
