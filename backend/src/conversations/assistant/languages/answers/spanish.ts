import {
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_PER_REVIEW,
  INVOICE_PAYMENT_TERM_DAYS,
  PASSWORD_MIN_LENGTH,
  REVIEW_IMPORT_MAX_REVIEWS,
  TERM_MONTHS,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { REASONS } from '../../knowledge/facts.ts';
import { days, minutes, month, vat, weeks, year } from './figures.ts';
import type { Spoken } from './spoken.ts';

export const spanish: Spoken = {
  notUnderstood: 'En español solo entiendo preguntas sencillas y esta no la he entendido.',
  inGerman: 'Esto es lo que puedo decirle, en alemán:',
  inDanger: 'En una emergencia: 112 (ambulancia, bomberos) o 110 (policía).',
  toPerson: 'Escriba «Mensch» y una persona de nuestro equipo le responderá en este chat.',
  answers: {
    price: `Hay una sola tarifa: ${month} al mes con el ${vat} % de IVA incluido, es decir ${year} en el primer año, con un número ilimitado de solicitudes. No hay descuentos ni prueba gratuita.`,
    unlimited: `Puede presentar un número ilimitado de solicitudes; el precio sigue siendo de ${month} al mes.`,
    term: `La duración mínima es de ${TERM_MONTHS} meses. Si no se cancela a tiempo, el contrato se prolonga ${TERM_MONTHS} meses más.`,
    notice: `Se cancela en la página de la cuenta («Abo kündigen») o por correo electrónico, ${weeks} semanas (según nuestras condiciones) o mejor ${days} días antes del fin de los ${TERM_MONTHS} meses.`,
    product:
      'Ayudamos a las empresas a actuar contra reseñas no deseadas de su perfil de Google. Solo somos mensajeros: la plataforma decide si se borra.',
    promise: 'Eso no lo puede prometer nadie: no damos garantía, solo decide la plataforma.',
    duration: 'Depende de la plataforma; no podemos dar un plazo.',
    payment: 'Se paga con tarjeta de crédito (Visa o Mastercard); no hay otros medios de pago.',
    'companies-only': 'Nuestra oferta es solo para empresas con sede en Alemania, no para particulares.',
    'fee-on-success': `Se paga la cuota fija de ${month} al mes, sea cual sea el número de solicitudes y lo que decida la plataforma.`,
    withdrawal:
      'Los importes pagados no se devuelven. No hay derecho de desistimiento, porque solo contratamos con empresas.',
    'first-steps':
      'Funciona así: 1. Crear una cuenta y confirmar el correo. 2. Añadir la empresa con el enlace de su perfil de Google. 3. Introducir las reseñas (autor, estrellas, texto). 4. Contratar la suscripción. 5. Enviamos las solicitudes a la plataforma; el estado se ve en su resumen.',
    'add-review':
      'En su resumen elija «Löschantrag stellen» en su empresa e indique el nombre del autor, las estrellas y el texto; si quiere, también enlace, motivo y pruebas.',
    'many-reviews': `Puede introducir hasta ${REVIEW_IMPORT_MAX_REVIEWS} reseñas a la vez, como texto o desde un archivo CSV.`,
    'add-business':
      'En su resumen elija «Unternehmen hinzufügen» e indique el nombre y el enlace del perfil de Google («Compartir» en el perfil).',
    'change-review': 'Abra la reseña en su resumen: en su página corrige y completa los datos o retira la solicitud.',
    'which-reviews': `Puede presentar cualquier reseña de su perfil de Google, también antigua o sin texto. El motivo lo elige usted; nosotros no lo valoramos. El formulario ofrece: ${REASONS}.`,
    evidence: `Las pruebas se añaden en la página de la reseña: JPEG, PNG, WebP o PDF, ${EVIDENCE_MAX_PER_REVIEW} como máximo por reseña. No son obligatorias.`,
    'who-decides': 'Solo decide la plataforma; nosotros somos mensajeros y no formamos parte de Google.',
    assessment: 'No valoro si una reseña es legal y no damos asesoramiento jurídico; consulte a un abogado.',
    'not-approved':
      'Se puede recurrir una vez ante la plataforma, a través de nosotros, o presentar la reseña otra vez con otro motivo.',
    'change-card': 'En la página de la cuenta, en «Rechnungen», indica otra tarjeta con «Andere Karte hinterlegen».',
    invoice: `Las facturas llegan por correo electrónico, una al mes, con ${INVOICE_PAYMENT_TERM_DAYS} días para pagar. Se descargan en PDF y XML en la página de la cuenta, en «Rechnungen».`,
    platforms: 'La oferta es solo para reseñas de perfiles de empresa de Google, no para otras plataformas.',
    password: `Al entrar elija «Passwort vergessen?»: recibe un código por correo y pone una contraseña nueva de al menos ${PASSWORD_MIN_LENGTH} caracteres. Si ya ha entrado, la cambia en la página de la cuenta.`,
    register: `Con «Jetzt starten» en la primera página crea una cuenta con correo y contraseña (al menos ${PASSWORD_MIN_LENGTH} caracteres) y confirma la dirección con el código.`,
    'verification-code': `El código llega por correo y vale ${minutes} minutos. Mire también en el spam; en la ventana de confirmación pide uno nuevo.`,
    'change-email':
      'En la página de la cuenta indica el correo nuevo y su contraseña; vale en cuanto lo confirma con el código.',
    'change-account': 'Correo, contraseña, dispositivos y avisos se cambian en la página de la cuenta.',
    'delete-account':
      'La cuenta se borra en la página de la cuenta. Una suscripción en curso no termina por eso: hay que cancelarla.',
    'erased-how': `Destruimos la clave con la que sus datos están cifrados; después nadie puede leerlos, en las copias de seguridad a más tardar tras ${COPIES_READABLE_DAYS} días. Las facturas quedan mientras la ley lo exija.`,
    'data-protection':
      'Usamos sus datos para su cuenta, sus solicitudes y este chat y no los vendemos. Los detalles están en /datenschutz.',
    'chat-privacy': `Este chat se guarda y nuestro equipo puede leerlo. Un chat sin cuenta se borra ${VISITOR_CONVERSATION_KEPT_MONTHS} meses después del último mensaje.`,
    'public-counter':
      'La solicitud llega a la plataforma con el nombre y el correo de quien denuncia; la plataforma decide si informa al autor y cómo.',
    contact: 'Nuestro correo está al pie de cada página y en el aviso legal (/impressum).',
    operator: 'La sede está en Bad Kreuznach, Alemania. Dirección y contacto están en /impressum.',
    greeting: '¡Hola! Soy el asistente de IA y entiendo preguntas sencillas en español. ¿Qué desea saber?',
    thanks: '¡De nada!',
    machine: 'No soy una persona, soy el asistente de IA, un programa.',
    language: 'Entiendo preguntas sencillas en español. El contrato está en alemán.',
  },
};
