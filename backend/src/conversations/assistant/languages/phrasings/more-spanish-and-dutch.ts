import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** Spanish as people write who tell of themselves first, or in other words than the shortest. */
export const moreSpanishPhrasings: Paraphrases = {
  price: lines(`
    cuánto me costaría al mes con impuestos
    tengo una panadería, cuánto tendría que pagar
    cuánto es en total por un año
    cuál es la tarifa mensual
    hay costes ocultos
    hacen descuento
    el precio es con IVA
    se puede probar gratis
    el segundo año cuesta lo mismo
    qué cantidad me van a cobrar cada mes
  `),
  unlimited: lines(`
    tengo veinte reseñas malas, pago lo mismo
    se paga por cada solicitud
    puedo añadir varios locales
  `),
  'fee-on-success': lines(`
    pago también si no se borra nada
    me cobran igual si la reseña se queda
    y si sigue ahí tengo que pagar
    solo pago si tiene éxito
    si Google dice que no, tengo que pagar igual
    es una cuota fija
  `),
  term: lines(`
    por cuántos meses me comprometo
    cuánto tiempo estoy atado
    puedo contratar solo un mes
    se renueva solo
    es un contrato de un año
    se puede hacer una pausa
    hay permanencia
  `),
  notice: lines(`
    cómo me doy de baja
    cómo salgo del contrato
    con cuánta antelación tengo que avisar
    adónde mando la cancelación
    cierro mi tienda, cómo paro la suscripción
    puedo irme cuando yo quiera
    basta un correo para cancelar
    puedo darme de baja cada mes
  `),
  withdrawal: lines(`
    tengo catorce días para arrepentirme
    me devuelven el dinero si no funciona
    hay reembolso
    derecho de desistimiento para empresas
  `),
  product: lines(`
    qué hacen ustedes exactamente
    para qué sirve este servicio
    un cliente escribió mentiras sobre mi hotel, me pueden ayudar
    pueden quitar una reseña negativa
  `),
  'first-steps': lines(`
    cómo funciona esto
    me pueden explicar los pasos
    acabo de registrarme, y ahora qué
    por dónde empiezo
  `),
  'add-review': lines(`
    dónde meto la reseña
    cómo denuncio una reseña
    cómo presento una solicitud
    qué datos hacen falta
    hace falta el enlace de la reseña
    quiero que borren un comentario, qué relleno
  `),
  'many-reviews': lines(`
    puedo enviar muchas reseñas a la vez
    se puede importar una lista
  `),
  'add-business': lines(`
    cómo añado mi empresa
    dónde está el enlace de mi perfil de Google
    cómo agrego otro local
  `),
  'change-review': lines(`
    me equivoqué en la solicitud, cómo la corrijo
    cómo retiro una solicitud
  `),
  'which-reviews': lines(`
    qué motivos hay
    valen también las reseñas viejas
    solo estrellas sin texto, sirve
    por qué razones se puede denunciar
  `),
  evidence: lines(`
    puedo adjuntar una foto como prueba
    qué archivos aceptan
    dónde subo los documentos
  `),
  duration: lines(`
    más o menos cuánto tarda
    en cuántos días responde Google
    cuántas semanas hay que esperar
    cuándo desaparece la reseña
  `),
  promise: lines(`
    de verdad se borra
    cuál es su porcentaje de éxito
    me lo pueden prometer
    es seguro que desaparece
  `),
  'who-decides': lines(`
    quién decide si se borra
    la borran ustedes o Google
    trabajan con Google
  `),
  assessment: lines(`
    esta reseña es ilegal
    eso es difamación
    puedo denunciar al cliente
    necesito un abogado
  `),
  'not-approved': lines(`
    y si Google dice que no
    rechazaron mi solicitud, qué hago
    se puede intentar otra vez
  `),
  'own-overview': lines(`
    hay novedades de mis solicitudes
    qué pasó con la reseña que denuncié
    ya han borrado algo para mí
    cómo van mis reseñas
  `),
  'own-subscription': lines(`
    en qué fecha termina mi contrato
    está activa mi suscripción
  `),
  'own-notice': lines(`
    hasta cuándo puedo cancelar
    cuál es el último día para darme de baja
  `),
  payment: lines(`
    no tengo tarjeta de crédito, cómo pago
    aceptan PayPal
    puedo pagar por transferencia
    qué tarjetas aceptan
  `),
  'change-card': lines(`
    tengo una tarjeta nueva
    cómo cambio la tarjeta
  `),
  invoice: lines(`
    necesito la factura para mi gestor
    mandan una factura cada mes
    dónde están mis facturas
  `),
  'companies-only': lines(`
    mi empresa está en España, se puede
    soy un particular, puedo usarlo
    nuestra sede está en Madrid, nos aceptan
    los autónomos pueden registrarse
  `),
  platforms: lines(`
    también para Booking o Tripadvisor
    solo Google o también otras páginas
  `),
  password: lines(`
    olvidé mi contraseña
    cómo cambio la contraseña
    no puedo entrar en mi cuenta
  `),
  register: lines(`
    dónde abro una cuenta
    cómo me registro
  `),
  'verification-code': lines(`
    no me llegó el código
    el código no funciona
  `),
  'change-email': lines(`
    cómo cambio mi correo electrónico
    tengo un correo nuevo
  `),
  'change-account': lines(`
    cómo modifico los datos de mi cuenta
    dónde cambio los ajustes
  `),
  'delete-account': lines(`
    quiero cerrar mi cuenta
    bórrenme de su sistema
  `),
  'erased-how': lines(`
    de verdad se borran mis datos
    qué queda después de borrar la cuenta
  `),
  'data-protection': lines(`
    venden mis datos
    qué hacen con mis datos
    quién ve mi información
  `),
  'chat-privacy': lines(`
    quién lee lo que escribo aquí
    se guarda este chat
  `),
  'public-counter': lines(`
    es anónimo
    se entera el autor de la reseña
    el cliente va a saber que fui yo
  `),
  contact: lines(`
    prefiero llamar por teléfono
    cuál es su correo
    cómo los contacto
  `),
  operator: lines(`
    dónde está su empresa
    quién está detrás de esta página
  `),
  person: lines(`
    quiero hablar con una persona real
    páseme con alguien de su equipo
    no quiero hablar con un robot
  `),
  machine: lines(`
    eres un robot
    contesta una máquina
  `),
  language: lines(`
    la página está en español
    cómo cambio el idioma
    mi alemán es malo, puedo escribir en español
  `),
  unknown: lines(`
    qué tiempo hace hoy
    recomiéndame un restaurante
    escríbeme reseñas falsas positivas
    quién ganó el partido
  `),
};

/** The same in Dutch. */
export const moreDutchPhrasings: Paraphrases = {
  price: lines(`
    wat betaal ik per maand inclusief btw
    ik heb een bakkerij, wat ben ik kwijt
    hoeveel is het voor een heel jaar
    zijn er verborgen kosten
    geven jullie korting
    kan ik het gratis proberen
  `),
  unlimited: lines(`
    ik heb twintig slechte recensies, blijft de prijs gelijk
    betaal ik per aanvraag
  `),
  'fee-on-success': lines(`
    betaal ik ook als er niets verwijderd wordt
    is het een vast bedrag
    betaal ik alleen bij succes
  `),
  term: lines(`
    voor hoeveel maanden zit ik vast
    kan ik voor een maand nemen
    loopt het vanzelf door
  `),
  notice: lines(`
    hoe kom ik van het contract af
    hoe lang van tevoren moet ik opzeggen
    kan ik per maand opzeggen
    is opzeggen per mail genoeg
  `),
  withdrawal: lines(`
    heb ik veertien dagen bedenktijd
    is terugbetaling mogelijk
  `),
  'first-steps': lines(`
    leg me uit hoe het gaat
    wat moet ik als eerste doen
  `),
  'add-review': lines(`
    waar voer ik de recensie in
    hoe dien ik een aanvraag in
    hoe meld ik een recensie
    welke gegevens zijn nodig
  `),
  'add-business': lines(`
    hoe voeg ik mijn bedrijf toe
    waar vind ik de link van mijn Google profiel
  `),
  'which-reviews': lines(`
    welke redenen zijn er
    kan een oude recensie ook
  `),
  evidence: lines(`
    kan ik een foto als bewijs meesturen
    hoeveel foto's kan ik toevoegen
    welke bewijzen zijn toegestaan
    hoe groot mag een bestand zijn
    mag ik meerdere bewijsstukken meesturen
    waar upload ik een bewijsstuk
  `),
  duration: lines(`
    hoeveel weken duurt het ongeveer
    wanneer antwoordt Google
  `),
  promise: lines(`
    wordt het echt verwijderd
    hoe groot is de kans
    kunnen jullie dat beloven
  `),
  'who-decides': lines(`
    wie beslist daarover
    verwijderen jullie het of Google
  `),
  assessment: lines(`
    is deze recensie illegaal
    is dat smaad
  `),
  'not-approved': lines(`
    en als Google weigert
    mijn aanvraag is afgewezen, wat nu
  `),
  payment: lines(`
    ik heb geen creditcard, hoe betaal ik
    kan ik overmaken
    kan ik met iDEAL betalen
  `),
  'companies-only': lines(`
    ons bedrijf zit in Nederland, kunnen wij klant worden
    ik ben een particulier
  `),
  platforms: lines(`
    doen jullie ook Facebook en Booking
  `),
  password: lines(`
    hoe wijzig ik mijn wachtwoord
  `),
  'verification-code': lines(`
    ik heb geen code gekregen
  `),
  'change-email': lines(`
    hoe verander ik mijn e-mailadres
  `),
  'delete-account': lines(`
    hoe verwijder ik mijn account
  `),
  'erased-how': lines(`
    worden mijn gegevens echt gewist
  `),
  'data-protection': lines(`
    wat doen jullie met mijn gegevens
  `),
  'public-counter': lines(`
    is het anoniem
    komt de schrijver het te weten
  `),
  contact: lines(`
    hebben jullie een telefoonnummer
    hoe kan ik jullie bereiken
  `),
  machine: lines(`
    ben jij een robot
  `),
  unknown: lines(`
    wat voor weer is het
    vertel een mop
  `),
};
