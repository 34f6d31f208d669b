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

export const polish: Spoken = {
  notUnderstood: 'Po polsku rozumiem tylko proste pytania, a tego nie zrozumiałem.',
  inGerman: 'Mogę na to odpowiedzieć po niemiecku:',
  inDanger: 'W nagłym wypadku: 112 (pogotowie, straż) lub 110 (policja).',
  toPerson: 'Proszę napisać „Mensch”, a odpowie Państwu na tym czacie osoba z naszego zespołu.',
  answers: {
    price: `Jest jedna taryfa: ${month} miesięcznie z podatkiem VAT ${vat}%, czyli ${year} w pierwszym roku, z nieograniczoną liczbą wniosków. Nie ma rabatów ani okresu próbnego.`,
    unlimited: `Liczba wniosków jest nieograniczona; cena pozostaje ${month} miesięcznie.`,
    term: `Minimalny okres umowy to ${TERM_MONTHS} miesięcy. Bez wypowiedzenia w terminie umowa przedłuża się o ${TERM_MONTHS} miesięcy.`,
    notice: `Umowę wypowiada się na stronie konta („Abo kündigen”) lub e-mailem, ${weeks} tygodnie (według regulaminu), a najlepiej ${days} dni przed końcem okresu ${TERM_MONTHS} miesięcy.`,
    product:
      'Pomagamy firmom działać przeciw niechcianym opiniom w profilu Google. Jesteśmy tylko posłańcem: o usunięciu decyduje platforma.',
    promise: 'Tego nikt nie może obiecać: nie dajemy gwarancji, decyduje tylko platforma.',
    duration: 'To zależy od platformy; terminu nie możemy podać.',
    payment: 'Płaci się kartą kredytową (Visa lub Mastercard); innych form płatności nie ma.',
    'companies-only': 'Oferta jest tylko dla firm z siedzibą w Niemczech, nie dla osób prywatnych.',
    'fee-on-success': `Płaci się stałą opłatę ${month} miesięcznie, niezależnie od liczby wniosków i od decyzji platformy.`,
    withdrawal: 'Zapłaconych kwot nie zwracamy. Prawa odstąpienia nie ma, ponieważ zawieramy umowy tylko z firmami.',
    'first-steps':
      'Przebiega to tak: 1. Założyć konto i potwierdzić adres e-mail. 2. Dodać firmę z linkiem do profilu Google. 3. Wpisać opinie (autor, gwiazdki, tekst). 4. Wykupić abonament. 5. Przekazujemy wnioski platformie; ich stan widać w przeglądzie.',
    'add-review':
      'W przeglądzie proszę wybrać przy firmie „Löschantrag stellen” i podać nazwę autora, gwiazdki i tekst; jeśli Państwo chcą, także link, powód i dowody.',
    'many-reviews': `Naraz można wpisać do ${REVIEW_IMPORT_MAX_REVIEWS} opinii, jako tekst lub z pliku CSV.`,
    'add-business':
      'W przeglądzie proszę wybrać „Unternehmen hinzufügen” i podać nazwę oraz link do profilu Google („Udostępnij” w profilu).',
    'change-review':
      'Proszę otworzyć opinię w przeglądzie: na jej stronie poprawia się i uzupełnia dane lub wycofuje wniosek.',
    'which-reviews': `Można zgłosić każdą opinię ze swojego profilu Google, także starą i bez tekstu. Powód wybierają Państwo sami; my go nie oceniamy. Formularz podaje: ${REASONS}.`,
    evidence: `Dowody dodaje się na stronie opinii: JPEG, PNG, WebP lub PDF, najwyżej ${EVIDENCE_MAX_PER_REVIEW} na opinię. Nie są obowiązkowe.`,
    'who-decides': 'Decyduje tylko platforma; my jesteśmy posłańcem i nie należymy do Google.',
    assessment:
      'Nie oceniam, czy opinia jest zgodna z prawem, i nie udzielamy porad prawnych; proszę zwrócić się do adwokata.',
    'not-approved':
      'Można raz odwołać się do platformy, za naszym pośrednictwem, albo zgłosić opinię ponownie z innym powodem.',
    'change-card': 'Na stronie konta, pod „Rechnungen”, podaje się inną kartę przyciskiem „Andere Karte hinterlegen”.',
    invoice: `Faktury przychodzą e-mailem, jedna na miesiąc, płatne w ciągu ${INVOICE_PAYMENT_TERM_DAYS} dni. Pobiera się je jako PDF i XML na stronie konta, pod „Rechnungen”.`,
    platforms: 'Oferta dotyczy tylko opinii w profilach firm Google, nie innych platform.',
    password: `Przy logowaniu proszę wybrać „Passwort vergessen?”: dostaną Państwo kod e-mailem i ustawią nowe hasło, co najmniej ${PASSWORD_MIN_LENGTH} znaków. Po zalogowaniu zmienia się je na stronie konta.`,
    register: `Przez „Jetzt starten” na pierwszej stronie zakłada się konto z e-mailem i hasłem (co najmniej ${PASSWORD_MIN_LENGTH} znaków) i potwierdza adres kodem.`,
    'verification-code': `Kod przychodzi e-mailem i jest ważny ${minutes} minut. Proszę zajrzeć też do spamu; w oknie potwierdzenia można zażądać nowego.`,
    'change-email': 'Na stronie konta podaje się nowy adres e-mail i hasło; obowiązuje po potwierdzeniu kodem.',
    'change-account': 'Adres e-mail, hasło, urządzenia i powiadomienia zmienia się na stronie konta.',
    'delete-account':
      'Konto usuwa się na stronie konta. Trwający abonament przez to się nie kończy: trzeba go wypowiedzieć.',
    'erased-how': `Niszczymy klucz, którym dane są zaszyfrowane; potem nikt nie może ich odczytać, w kopiach zapasowych najpóźniej po ${COPIES_READABLE_DAYS} dniach. Faktury zostają tak długo, jak wymaga prawo.`,
    'data-protection':
      'Dane wykorzystujemy do konta, wniosków i tego czatu i ich nie sprzedajemy. Szczegóły są pod /datenschutz.',
    'chat-privacy': `Ten czat jest zapisywany i nasz zespół może go czytać. Czat bez konta usuwamy ${VISITOR_CONVERSATION_KEPT_MONTHS} miesięcy po ostatniej wiadomości.`,
    'public-counter':
      'Wniosek trafia do platformy z nazwiskiem i adresem e-mail zgłaszającego; czy i jak platforma powiadomi autora, decyduje ona sama.',
    contact: 'Nasz adres e-mail jest na dole każdej strony i pod /impressum.',
    operator: 'Siedziba jest w Bad Kreuznach w Niemczech. Adres i kontakt są pod /impressum.',
    greeting: 'Dzień dobry! Jestem asystentem AI i rozumiem proste pytania po polsku. O co chcieliby Państwo zapytać?',
    thanks: 'Proszę bardzo!',
    machine: 'Nie jestem człowiekiem, jestem asystentem AI, programem.',
    language: 'Rozumiem proste pytania po polsku. Umowa jest po niemiecku.',
  },
};
