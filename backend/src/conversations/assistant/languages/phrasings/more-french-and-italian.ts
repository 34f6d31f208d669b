import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** French as people write who tell of themselves first, or in other words than the shortest. */
export const moreFrenchPhrasings: Paraphrases = {
  price: lines(`
    quel est le tarif mensuel avec la taxe
    ça me coûterait combien par an au total
    j'ai une boulangerie, combien dois-je compter
    quel budget faut-il prévoir pour douze mois
    quelle somme allez-vous prélever chaque mois
    le montant est-il hors taxe
    y a-t-il des frais cachés
    faites-vous une remise pour les petites entreprises
    puis-je essayer gratuitement
    prix de l'abonnement
    le prix change-t-il la deuxième année
  `),
  unlimited: lines(`
    nous avons trente mauvais avis, est-ce le même prix
    est-ce que chaque demande est payante
    puis-je ajouter plusieurs établissements
    nombre de demandes autorisées
  `),
  'fee-on-success': lines(`
    dois-je payer si rien n'est supprimé
    je paie seulement en cas de succès
    si Google refuse, est-ce que je paie quand même
    est-ce un forfait ou une commission
  `),
  term: lines(`
    et pour combien de temps
    pour combien de mois suis-je lié
    je m'engage pour combien de temps
    peut-on prendre un seul mois
    est-ce que ça se prolonge tout seul
    c'est un contrat annuel
    peut-on faire une pause
    durée d'engagement
  `),
  notice: lines(`
    je souhaite arrêter mon contrat
    comment mettre un terme à l'abonnement
    comment sortir du contrat
    où dois-je envoyer ma résiliation
    combien de temps avant dois-je prévenir
    je ferme mon magasin, comment arrêter l'abonnement
    puis-je partir le mois que je veux
    faut-il une lettre pour résilier
    résiliation par mail possible
    est-ce que je peux quitter tous les mois
  `),
  withdrawal: lines(`
    est-ce que j'ai quatorze jours pour changer d'avis
    est-ce que je récupère mon argent si ça ne marche pas
    remboursement possible
    droit de rétractation pour une société
  `),
  product: lines(`
    c'est quoi exactement votre offre
    à quoi sert votre site
    un client a publié un mensonge sur mon hôtel, pouvez-vous aider
    vous pouvez enlever un avis négatif
  `),
  'first-steps': lines(`
    expliquez-moi le déroulement
    que faut-il faire en premier
    je viens de m'inscrire, et maintenant
    par où commencer
  `),
  'add-review': lines(`
    où est-ce que je saisis l'avis
    comment déposer une demande
    comment vous transmettre un avis
    quelles informations faut-il donner
    faut-il le lien de l'avis
    je veux faire effacer un commentaire, que dois-je remplir
  `),
  'many-reviews': lines(`
    puis-je envoyer plusieurs avis à la fois
    peut-on importer une liste
  `),
  'add-business': lines(`
    comment ajouter mon entreprise
    où trouver le lien de mon profil Google
    comment ajouter un deuxième magasin
  `),
  'change-review': lines(`
    je me suis trompé dans ma demande, comment corriger
    comment retirer une demande
  `),
  'which-reviews': lines(`
    quelles raisons peut-on indiquer
    un vieil avis, est-ce possible aussi
    un avis sans texte, ça marche
    quels sont les motifs proposés
  `),
  evidence: lines(`
    puis-je joindre une photo comme preuve
    quels fichiers acceptez-vous
    où envoyer les justificatifs
  `),
  duration: lines(`
    ça prend combien de temps environ
    sous quel délai Google répond
    au bout de combien de semaines
    c'est long
  `),
  promise: lines(`
    est-ce que l'avis est vraiment supprimé
    quel est votre taux de réussite
    pouvez-vous me le promettre
    suis-je sûr que ça disparaît
  `),
  'who-decides': lines(`
    qui décide de la suppression
    c'est vous ou Google qui supprime
    travaillez-vous avec Google
  `),
  assessment: lines(`
    est-ce que cet avis est illégal
    est-ce de la diffamation
    puis-je porter plainte
    ai-je besoin d'un avocat
  `),
  'not-approved': lines(`
    et si Google refuse
    ma demande a été rejetée, que faire
    peut-on essayer une deuxième fois
  `),
  'own-overview': lines(`
    du nouveau concernant mes demandes
    qu'est devenu l'avis que j'ai signalé
    avez-vous déjà supprimé quelque chose pour moi
    où en sont mes avis
  `),
  'own-subscription': lines(`
    à quelle date mon abonnement prend-il fin
    mon abonnement est-il actif
  `),
  'own-notice': lines(`
    jusqu'à quelle date puis-je résilier
    quel est le dernier jour pour résilier
  `),
  payment: lines(`
    je n'ai pas de carte de crédit, comment payer
    est-ce que PayPal fonctionne chez vous
    peut-on régler par prélèvement
    mon comptable préfère un virement
  `),
  'change-card': lines(`
    j'ai une nouvelle carte bancaire
    comment changer de carte
  `),
  invoice: lines(`
    il me faut une facture pour la comptabilité
    envoyez-vous une facture chaque mois
  `),
  'companies-only': lines(`
    mon entreprise est en Belgique, est-ce possible
    je suis un particulier
    notre siège est à Strasbourg, vous nous prenez
    les indépendants peuvent-ils s'inscrire
    faut-il une société allemande
  `),
  platforms: lines(`
    est-ce que vous traitez aussi Booking
    et les avis sur Trustpilot
  `),
  password: lines(`
    comment changer mon mot de passe
    je ne peux plus entrer dans mon compte
    combien de caractères pour le mot de passe
  `),
  register: lines(`
    où puis-je ouvrir un compte
    que faut-il pour s'inscrire
  `),
  'verification-code': lines(`
    je n'ai pas reçu le code
    le code n'arrive pas
    mon code ne marche pas
  `),
  'change-email': lines(`
    comment changer mon adresse e-mail
    j'ai une nouvelle adresse mail
  `),
  'change-account': lines(`
    comment modifier les données de mon compte
    où changer mes paramètres
  `),
  'delete-account': lines(`
    je veux fermer mon compte
    supprimez-moi de votre système
  `),
  'erased-how': lines(`
    mes données sont-elles vraiment effacées
    que reste-t-il après la suppression
  `),
  'data-protection': lines(`
    vendez-vous mes données
    qui voit mes informations
    respectez-vous le RGPD
  `),
  'chat-privacy': lines(`
    qui lit ce que j'écris ici
    ce chat est-il enregistré
  `),
  'public-counter': lines(`
    est-ce anonyme
    l'auteur de l'avis est-il informé
    le client va-t-il savoir que c'est moi
  `),
  contact: lines(`
    je préfère téléphoner
    quelle est votre adresse e-mail
    comment vous joindre
  `),
  operator: lines(`
    où se trouve votre société
    qui est derrière ce site
  `),
  person: lines(`
    passez-moi quelqu'un de votre équipe
    je ne veux pas parler à un robot
    je souhaite un vrai conseiller
  `),
  machine: lines(`
    êtes-vous un robot
    c'est une machine qui répond
  `),
  language: lines(`
    le site existe-t-il en français
    comment changer la langue
    mon allemand est mauvais, puis-je écrire en français
  `),
  unknown: lines(`
    pouvez-vous me recommander un restaurant
    écrivez-moi de faux avis positifs
    qui a gagné le match
    quelle est la capitale de l'Italie
  `),
};

/** The same in Italian. */
export const moreItalianPhrasings: Paraphrases = {
  price: lines(`
    quanto mi costerebbe al mese con l'IVA
    ho una pizzeria, quanto devo mettere in conto
    quanto pago in un anno tutto compreso
    qual è la tariffa mensile
    ci sono costi nascosti
    fate sconti
    il prezzo è al netto o con le tasse
    si può provare gratis
    il secondo anno costa uguale
    che somma mi prelevate ogni mese
  `),
  unlimited: lines(`
    ho venti recensioni brutte, pago lo stesso prezzo
    si paga per ogni richiesta
    posso aggiungere più locali
  `),
  'fee-on-success': lines(`
    si paga anche se non viene tolto niente
    pago solo in caso di successo
    se Google rifiuta devo pagare lo stesso
    è un importo fisso
  `),
  term: lines(`
    quanti mesi bisogna rimanere
    quanto devo restare come minimo
    per quanto tempo sono legato
    e per quanto tempo
    per quanti mesi mi impegno
    per quanto tempo sono vincolato
    si può fare un mese solo
    il contratto va avanti da solo
    è un contratto annuale
    si può mettere in pausa
  `),
  notice: lines(`
    come esco dal contratto
    con quanto anticipo devo avvisare
    dove mando la disdetta
    chiudo il negozio, come fermo l'abbonamento
    posso smettere quando mi pare
    basta una mail per disdire
    posso disdire ogni mese
  `),
  withdrawal: lines(`
    ho quattordici giorni per ripensarci
    mi restituite i soldi se non funziona
    è possibile un rimborso
  `),
  product: lines(`
    in poche parole, cosa fate
    a che serve questo servizio
    un cliente ha scritto bugie sul mio ristorante, mi aiutate
    siete in grado di far sparire una recensione
  `),
  'first-steps': lines(`
    mi spiegate come si procede
    che cosa devo fare per primo
    mi sono appena registrato, e adesso
    da dove comincio
  `),
  'add-review': lines(`
    dove inserisco la recensione
    come faccio a segnalare una recensione
    come presento una richiesta
    quali dati servono
    serve il link della recensione
    voglio far togliere un commento, cosa compilo
  `),
  'many-reviews': lines(`
    posso caricare tante recensioni insieme
    si può importare un elenco
  `),
  'add-business': lines(`
    come aggiungo la mia azienda
    dove trovo il link del mio profilo Google
    come inserisco un secondo locale
  `),
  'change-review': lines(`
    ho sbagliato a scrivere, come correggo la richiesta
    come ritiro una richiesta
  `),
  'which-reviews': lines(`
    che genere di recensioni si può mandare
    quali tipi di recensioni accettate
    che motivi ci sono
    vale anche per recensioni vecchie
    solo stelle senza testo, va bene
    per quali ragioni si può segnalare
  `),
  evidence: lines(`
    posso allegare una foto come prova
    quali file accettate
    dove carico i documenti
  `),
  duration: lines(`
    più o meno quanto ci mette
    in quanti giorni risponde Google
    dopo quante settimane sparisce
    quanto dura la procedura
  `),
  promise: lines(`
    viene davvero cancellata
    qual è la percentuale di successo
    me lo potete promettere
    è sicuro che sparisce
  `),
  'who-decides': lines(`
    chi decide se viene tolta
    la cancellate voi o Google
    collaborate con Google
  `),
  assessment: lines(`
    questa recensione è illegale
    è diffamazione
    posso denunciare il cliente
    mi serve un avvocato
  `),
  'not-approved': lines(`
    e se Google dice di no
    la mia richiesta è stata respinta, che faccio
    si può riprovare
  `),
  'own-overview': lines(`
    ci sono novità sulle mie richieste
    che fine ha fatto la recensione che ho segnalato
    avete già tolto qualcosa per me
    come stanno le mie recensioni
  `),
  'own-subscription': lines(`
    in che data finisce il mio abbonamento
    il mio abbonamento è attivo
  `),
  'own-notice': lines(`
    entro quando devo disdire
    qual è l'ultimo giorno per la disdetta
  `),
  payment: lines(`
    non ho la carta di credito, come pago
    si può pagare con PayPal
    accettate il bonifico
    quali carte prendete
  `),
  'change-card': lines(`
    ho una carta nuova
    come cambio la carta
  `),
  invoice: lines(`
    mi serve la fattura per il commercialista
    mandate una fattura ogni mese
    dove trovo le fatture
  `),
  'companies-only': lines(`
    siamo una ditta in Svizzera, possiamo iscriverci
    la nostra impresa non è in Germania
    la mia ditta è in Austria, si può
    sono un privato, posso usarlo
    la nostra sede è a Milano, ci accettate
    i liberi professionisti possono iscriversi
  `),
  platforms: lines(`
    lo fate anche per Booking e Tripadvisor
    solo Google o anche altri siti
  `),
  password: lines(`
    ho dimenticato la password
    come cambio la password
    non riesco più a entrare nel mio conto
  `),
  register: lines(`
    dove apro un account
    come mi iscrivo
  `),
  'verification-code': lines(`
    non mi è arrivato il codice
    il codice non funziona
  `),
  'change-email': lines(`
    come cambio il mio indirizzo email
    ho una nuova email
  `),
  'change-account': lines(`
    come modifico i dati del mio account
    dove cambio le impostazioni
  `),
  'delete-account': lines(`
    voglio chiudere il mio account
    cancellatemi dal vostro sistema
  `),
  'erased-how': lines(`
    i miei dati vengono davvero cancellati
    cosa resta dopo la cancellazione
  `),
  'data-protection': lines(`
    vendete i miei dati
    cosa fate con i miei dati
    chi vede le mie informazioni
  `),
  'chat-privacy': lines(`
    chi legge quello che scrivo qui
    questa chat viene salvata
  `),
  'public-counter': lines(`
    è anonimo
    l'autore della recensione lo viene a sapere
    il cliente saprà che sono stato io
  `),
  contact: lines(`
    preferisco telefonare
    qual è la vostra email
    come vi contatto
  `),
  operator: lines(`
    dove si trova la vostra azienda
    chi c'è dietro questo sito
  `),
  person: lines(`
    voglio parlare con una persona vera
    passatemi qualcuno del vostro team
    non voglio parlare con un robot
  `),
  machine: lines(`
    sei un robot
    risponde una macchina
  `),
  language: lines(`
    il sito c'è anche in italiano
    come cambio la lingua
    il mio tedesco è scarso, posso scrivere in italiano
  `),
  unknown: lines(`
    che tempo fa oggi
    mi consigli un ristorante
    scrivimi recensioni false positive
    chi ha vinto la partita
  `),
};
