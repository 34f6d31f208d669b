import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** How what is asked most is asked in French. */
export const frenchPhrasings: Paraphrases = {
  price: lines(`
    combien ça coûte
    quel est le prix
    c'est combien par mois
    quels sont vos tarifs
    y a-t-il un essai gratuit
    le prix est-il TTC
    combien dois-je payer chaque mois
  `),
  unlimited: lines(`
    combien d'avis puis-je signaler
    combien de demandes par mois
    y a-t-il une limite
  `),
  term: lines(`
    quelle est la durée du contrat
    durée minimale d'engagement
    le contrat se renouvelle-t-il automatiquement
    suis-je engagé pour un an
  `),
  notice: lines(`
    comment résilier
    quel est le délai de préavis
    puis-je résilier quand je veux
    comment annuler mon abonnement
    je peux arrêter à n'importe quel moment
  `),
  withdrawal: lines(`
    puis-je être remboursé
    y a-t-il un droit de rétractation
    je veux récupérer mon argent
  `),
  product: lines(`
    que faites-vous
    pouvez-vous supprimer un mauvais avis
    qu'est-ce que ce service
    quelqu'un a écrit un faux avis sur nous
    un concurrent publie de faux avis
  `),
  'first-steps': lines(`
    comment ça marche
    comment commencer
    quelles sont les étapes
  `),
  'add-review': lines(`
    comment signaler un avis
    comment faire supprimer un avis
  `),
  'which-reviews': lines(`
    quels avis peuvent être supprimés
    quels motifs puis-je choisir
  `),
  duration: lines(`
    combien de temps cela prend
    quand mon avis sera-t-il supprimé
    en combien de jours
  `),
  promise: lines(`
    garantissez-vous la suppression
    quelles sont mes chances
    est-ce que ça marche à coup sûr
  `),
  'own-overview': lines(`
    où en est ma demande
    combien d'avis ont été supprimés
    mon avis est-il déjà supprimé
  `),
  'own-subscription': lines(`
    quand se termine mon contrat
    jusqu'à quand court mon abonnement
  `),
  'own-open-invoice': lines(`
    ai-je des factures impayées
    est-ce que je vous dois quelque chose
    ma carte a été refusée
  `),
  'own-next-invoice': lines(`
    quand est le prochain prélèvement
    quand arrive la prochaine facture
  `),
  payment: lines(`
    comment puis-je payer
    acceptez-vous PayPal
    quels moyens de paiement acceptez-vous
    puis-je payer par virement
  `),
  invoice: lines(`
    où trouver mes factures
    comment télécharger ma facture
  `),
  'companies-only': lines(`
    un particulier peut-il s'inscrire
    est-ce réservé aux entreprises
    notre société est en France, pouvons-nous participer
  `),
  platforms: lines(`
    et pour Tripadvisor ou Facebook
    seulement Google
  `),
  password: lines(`
    j'ai oublié mon mot de passe
    je n'arrive pas à me connecter
  `),
  register: lines(`
    comment créer un compte
    comment m'inscrire
  `),
  'delete-account': lines(`
    comment supprimer mon compte
    effacez toutes mes données
  `),
  'data-protection': lines(`
    que faites-vous de mes données
    mes données sont-elles protégées
  `),
  contact: lines(`
    comment vous contacter
    avez-vous un numéro de téléphone
  `),
  person: lines(`
    je veux parler à une personne
    puis-je parler à un être humain
    je voudrais un conseiller
  `),
  language: lines(`
    parlez-vous français
    quelqu'un parle français
  `),
  greeting: lines(`
    bonjour
    salut
  `),
  thanks: lines(`
    merci beaucoup
    merci
  `),
  unknown: lines(`
    quel temps fait-il
    raconte une blague
  `),
};

/** How what is asked most is asked in Italian. */
export const italianPhrasings: Paraphrases = {
  price: lines(`
    quanto costa
    qual è il prezzo
    quanto si paga ogni mese
    c'è una prova gratuita
    i prezzi sono con IVA
    quanto viene al mese
  `),
  unlimited: lines(`
    quante recensioni posso segnalare
    quante richieste al mese
    c'è un limite
  `),
  term: lines(`
    quanto dura il contratto
    qual è la durata minima
    si rinnova automaticamente
  `),
  notice: lines(`
    come posso disdire
    qual è il termine di disdetta
    come si annulla l'abbonamento
    posso recedere quando voglio
  `),
  withdrawal: lines(`
    posso avere un rimborso
    c'è il diritto di recesso
    rivoglio i miei soldi
  `),
  product: lines(`
    che cosa fate
    potete togliere recensioni negative
    qualcuno ha scritto una recensione falsa
  `),
  'first-steps': lines(`
    come funziona
    come si comincia
    quali sono i passi
  `),
  'which-reviews': lines(`
    quali recensioni si possono eliminare
    quali motivi posso scegliere
  `),
  duration: lines(`
    quanto tempo ci vuole
    quando sarà cancellata la recensione
  `),
  promise: lines(`
    garantite il successo
    quante possibilità ho
  `),
  'own-overview': lines(`
    a che punto è la mia richiesta
    quante recensioni sono state eliminate
  `),
  'own-subscription': lines(`
    quando finisce il mio contratto
    quando termina il mio abbonamento
  `),
  'own-open-invoice': lines(`
    ho fatture da pagare
    vi devo ancora dei soldi
    la mia carta è stata rifiutata
  `),
  'own-next-invoice': lines(`
    quando arriva la prossima fattura
    quando è il prossimo addebito
  `),
  payment: lines(`
    come posso pagare
    accettate PayPal
    si può pagare con bonifico
  `),
  invoice: lines(`
    dove trovo le fatture
    come scarico la fattura
  `),
  'companies-only': lines(`
    anche i privati possono iscriversi
    è solo per aziende
  `),
  platforms: lines(`
    vale anche per Tripadvisor
    solo Google
  `),
  password: lines(`
    password dimenticata
    non riesco ad accedere
    non ricordo più la password
  `),
  register: lines(`
    come mi registro
    come creo un account
  `),
  'delete-account': lines(`
    come elimino il mio account
    cancellate i miei dati
  `),
  'data-protection': lines(`
    cosa fate con i miei dati
    i miei dati sono al sicuro
  `),
  contact: lines(`
    come posso contattarvi
    avete un numero di telefono
  `),
  person: lines(`
    vorrei parlare con una persona
    posso parlare con un operatore
  `),
  language: lines(`
    parlate italiano
    c'è qualcuno che parla italiano
  `),
  greeting: lines(`
    buongiorno
    ciao
  `),
  thanks: lines(`
    grazie mille
    grazie
  `),
  unknown: lines(`
    che tempo fa
    raccontami una barzelletta
  `),
};

/** How what is asked most is asked in Spanish. */
export const spanishPhrasings: Paraphrases = {
  price: lines(`
    cuánto cuesta
    cuál es el precio
    cuánto se paga al mes
    hay una prueba gratis
    el precio incluye IVA
    qué tarifas tienen
  `),
  unlimited: lines(`
    cuántas reseñas puedo denunciar
    hay un límite de peticiones
    puedo enviar todas las reseñas que quiera
  `),
  term: lines(`
    cuánto dura el contrato
    cuál es la duración mínima
    se renueva automáticamente
  `),
  notice: lines(`
    cómo puedo cancelar
    cuál es el plazo de preaviso
    puedo darme de baja cuando quiera
    cómo cancelo la suscripción
  `),
  withdrawal: lines(`
    puedo recuperar mi dinero
    hay derecho de desistimiento
    quiero un reembolso
  `),
  product: lines(`
    qué hacen ustedes
    pueden eliminar reseñas malas
    alguien escribió una reseña falsa
    la competencia publica opiniones falsas
  `),
  'first-steps': lines(`
    cómo funciona
    cómo empiezo
    cuáles son los pasos
  `),
  'which-reviews': lines(`
    qué reseñas se pueden borrar
    qué motivos puedo elegir
  `),
  duration: lines(`
    cuánto tiempo tarda
    en cuántos días se borra
    cuándo desaparece la reseña
  `),
  promise: lines(`
    garantizan el éxito
    qué posibilidades tengo
  `),
  'own-overview': lines(`
    cómo va mi solicitud
    cuántas reseñas se han borrado
  `),
  'own-subscription': lines(`
    cuándo termina mi contrato
    hasta cuándo dura mi suscripción
  `),
  'own-open-invoice': lines(`
    tengo facturas pendientes
    les debo algo
    mi tarjeta fue rechazada
  `),
  'own-next-invoice': lines(`
    cuándo es el próximo cobro
    cuándo llega la próxima factura
  `),
  payment: lines(`
    cómo puedo pagar
    aceptan PayPal
    puedo pagar por transferencia
  `),
  invoice: lines(`
    dónde encuentro mis facturas
    cómo descargo la factura
  `),
  'companies-only': lines(`
    puede registrarse un particular
    es solo para empresas
  `),
  platforms: lines(`
    también para Tripadvisor
    solo Google
  `),
  password: lines(`
    olvidé mi contraseña
    no puedo iniciar sesión
  `),
  register: lines(`
    cómo me registro
    cómo creo una cuenta
  `),
  'delete-account': lines(`
    cómo elimino mi cuenta
    borren todos mis datos
  `),
  'data-protection': lines(`
    qué hacen con mis datos
    están seguros mis datos
  `),
  contact: lines(`
    cómo puedo contactarles
    tienen un número de teléfono
  `),
  person: lines(`
    quiero hablar con una persona
    puedo hablar con alguien del equipo
  `),
  language: lines(`
    hablan español
    hay alguien que hable español
  `),
  greeting: lines(`
    hola
    buenos días
  `),
  thanks: lines(`
    muchas gracias
    gracias
  `),
  unknown: lines(`
    qué tiempo hace
    cuéntame un chiste
  `),
};

/** How what is asked most is asked in Romanian. */
export const romanianPhrasings: Paraphrases = {
  price: lines(`
    cât costă
    care este prețul
    cât se plătește pe lună
  `),
  term: lines(`
    cât durează contractul
    care este durata minimă
  `),
  notice: lines(`
    cum pot anula abonamentul
    care este termenul de reziliere
  `),
  'first-steps': lines(`
    cum funcționează
    cum încep
  `),
  duration: lines(`
    cât timp durează ștergerea
    când va fi ștearsă recenzia
  `),
  product: lines(`
    ce faceți voi
    puteți șterge recenzii negative
    cineva a scris o recenzie falsă
  `),
  payment: lines(`
    cum pot plăti
  `),
  password: lines(`
    am uitat parola
    nu mă pot conecta
  `),
  'own-subscription': lines(`
    când se termină abonamentul meu
  `),
  invoice: lines(`
    unde găsesc factura
  `),
  person: lines(`
    vreau să vorbesc cu o persoană
  `),
  language: lines(`
    vorbiți românește
  `),
  greeting: lines(`
    bună ziua
  `),
  thanks: lines(`
    mulțumesc
  `),
};
