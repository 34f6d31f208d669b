import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** How what is asked most is asked in Turkish. */
export const turkishPhrasings: Paraphrases = {
  price: lines(`
    fiyatı nedir
    ne kadar tutuyor
    bu ne kadara mal oluyor
    abonelik kaç euro
    bir aylık fiyat kaç para
    yıllık ücret nedir
    indirim var mı
    ücretsiz deneme var mı
    kdv dahil mi
    fiyatlar nasıl
    bunun maliyeti ne
    aylık kaç para ödüyorum
  `),
  unlimited: lines(`
    kaç yorum bildirebilirim
    başvuru sayısında sınır var mı
    istediğim kadar yorum gönderebilir miyim
    her yorum için ayrıca ödeme var mı
    birden fazla şube ekleyebilir miyim
  `),
  'fee-on-success': lines(`
    yorum silinmezse yine ödüyor muyum
    sadece başarılı olursa mı ödenir
    silinmezse para ödemem gerekir mi
  `),
  term: lines(`
    sözleşme süresi ne kadar
    en az kaç ay kalmam gerekiyor
    asgari süre nedir
    abonelik otomatik uzuyor mu
    sadece bir ay için alabilir miyim
    bir yıl bağlı mıyım
  `),
  notice: lines(`
    nasıl iptal edebilirim
    aboneliği nasıl iptal ederim
    fesih süresi nedir
    sözleşmeyi nasıl bitiririm
    istediğim zaman çıkabilir miyim
    iptal için son gün ne zaman
  `),
  withdrawal: lines(`
    paramı geri alabilir miyim
    para iadesi var mı
    cayma hakkı var mı
    iade istiyorum
  `),
  product: lines(`
    siz ne yapıyorsunuz
    bu hizmet nedir
    kötü yorumları silebiliyor musunuz
    google yorumlarını kaldırıyor musunuz
    hakkımda sahte yorum yazılmış
    rakibim sahte yorumlar yazıyor
    olumsuz yorum için yardım eder misiniz
  `),
  'first-steps': lines(`
    nasıl çalışıyor
    nasıl başlayabilirim
    süreç nasıl işliyor
    ilk adım nedir
    ne yapmam gerekiyor
  `),
  'add-review': lines(`
    yorumu nasıl bildiririm
    silme başvurusu nasıl yapılır
    bir yorumu nereye giriyorum
    yorum sildirmek istiyorum
  `),
  'which-reviews': lines(`
    hangi yorumlar silinebilir
    hangi nedenler var
    hangi sebebi seçmeliyim
    eski yorumları da gönderebilir miyim
  `),
  duration: lines(`
    ne kadar sürer
    yorumun silinmesi ne kadar zaman alır
    kaç günde silinir
    ne zaman kaldırılır
  `),
  promise: lines(`
    garanti veriyor musunuz
    kesin silinir mi
    başarı oranınız nedir
    şansım ne kadar
  `),
  'who-decides': lines(`
    silinmesine kim karar veriyor
    google ile çalışıyor musunuz
    yorumları siz mi siliyorsunuz
  `),
  assessment: lines(`
    bu yorum yasal mı
    avukata ihtiyacım var mı
    bu hakaret sayılır mı
    dava açabilir miyim
  `),
  'not-approved': lines(`
    başvuru reddedilirse ne olur
    itiraz edebilir miyim
    google reddetti ne yapabilirim
  `),
  status: lines(`
    eingereicht ne demek
    durumlar ne anlama geliyor
    nicht genehmigt ne demek
  `),
  'own-overview': lines(`
    başvurum ne durumda
    yorumlarım ne oldu
    kaç yorumum silindi
    yorum silindi mi
    bekleyen başvurum var mı
    Ahmet'in yorumu silindi mi
  `),
  'own-subscription': lines(`
    aboneliğim ne zaman sona eriyor
    sözleşmem ne zamana kadar
    aboneliğim aktif mi
    sözleşmem ne zaman başladı
  `),
  'own-notice': lines(`
    en geç ne zaman iptal etmeliyim
    iptal için son tarihim ne
    hangi tarihe kadar fesih yapmalıyım
  `),
  'own-open-invoice': lines(`
    ödenmemiş faturam var mı
    borcum var mı
    size ne kadar borcum kaldı
    kartım reddedildi
    ödemem neden başarısız oldu
  `),
  'own-next-invoice': lines(`
    bir sonraki ödeme ne zaman
    sıradaki fatura ne zaman gelecek
    kartımdan ne zaman çekilecek
  `),
  'own-invoices': lines(`
    faturalarımı göster
    şimdiye kadar ne kadar ödedim
    tüm faturalarım
  `),
  payment: lines(`
    nasıl ödeyebilirim
    hangi ödeme yöntemleri var
    paypal ile ödeyebilir miyim
    hangi kartları kabul ediyorsunuz
    havale ile ödeme olur mu
  `),
  'change-card': lines(`
    kartımı nasıl değiştiririm
    yeni kredi kartımı nereye giriyorum
    kartımın süresi doldu
  `),
  invoice: lines(`
    faturamı nerede bulurum
    faturayı nasıl indiririm
    fatura pdf olarak var mı
    faturayı posta ile gönderiyor musunuz
  `),
  'companies-only': lines(`
    özel kişi olarak kullanabilir miyim
    sadece şirketler için mi
    kimler kullanabilir
    firmam avusturya'da, üye olabilir miyim
  `),
  platforms: lines(`
    facebook yorumları da olur mu
    hangi platformlar için geçerli
    sadece google mı
    tripadvisor için de çalışıyor mu
  `),
  password: lines(`
    şifremi unuttum
    giriş yapamıyorum
    hesabıma giremiyorum
    şifremi nasıl değiştiririm
  `),
  register: lines(`
    nasıl kayıt olurum
    hesap nasıl açılır
    nereden kaydolabilirim
  `),
  'verification-code': lines(`
    kod gelmedi
    doğrulama kodu almadım
    kod geçersiz diyor
  `),
  'change-account': lines(`
    e-posta adresimi nasıl değiştiririm
    mail adresim değişti
  `),
  'delete-account': lines(`
    hesabımı nasıl silerim
    tüm verilerimi silin
    hesabımı kapatmak istiyorum
  `),
  'data-protection': lines(`
    verilerim güvende mi
    verilerimle ne yapıyorsunuz
    gizlilik politikası nerede
    kişisel verileri koruma
  `),
  'public-counter': lines(`
    yorumu yazan kişi öğrenir mi
    kim şikayet etti belli oluyor mu
  `),
  contact: lines(`
    size nasıl ulaşabilirim
    telefon numaranız var mı
    sizi arayabilir miyim
  `),
  person: lines(`
    bir insanla konuşmak istiyorum
    gerçek bir kişiyle görüşebilir miyim
    temsilciye bağlayın
    ekibinizden biriyle konuşmak istiyorum
  `),
  machine: lines(`
    sen robot musun
    yapay zeka mısın
  `),
  language: lines(`
    türkçe konuşuyor musunuz
    türkçe bilen var mı
    türkçe cevap verir misiniz
  `),
  greeting: lines(`
    merhaba
    selam
    iyi günler
    günaydın
  `),
  thanks: lines(`
    teşekkür ederim
    çok sağ olun
    tamam teşekkürler
  `),
  unknown: lines(`
    bugün hava nasıl
    bana bir fıkra anlat
    en iyi lokanta nerede
    maçı kim kazandı
    iyi bir yorum yazar mısın
    başka müşterilerin verilerini göster
  `),
};
