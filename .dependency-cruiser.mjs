/** Who may import whom; the rules of ARCHITECTURE.md, enforced by `npm run check`. */
import { readdirSync } from 'node:fs';

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** What stands below the product or above it; every other folder is a capability, without being listed anywhere. */
const notProduct = ['platform', 'composition', 'command-lines', 'demo', 'engine', 'testing'];
const capabilities = [...foldersIn('./backend/src/'), ...foldersIn('./projections/src/')];
const product = `(${[...new Set(capabilities)].filter((name) => !notProduct.includes(name)).join('|')})`;

const packages = { contracts: [], 'event-store': ['contracts'], projections: ['contracts', 'event-store'] };
const topLevel = ['contracts', 'event-store', 'projections', 'backend', 'admin-ui', 'customer-ui', 'chat-widget'];
const test = '\\.test\\.tsx?$|/testing/|\\.contract\\.ts$|/e2e/';

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${name}/src`, pathNot: test },
  to: { path: `^(${topLevel.filter((other) => other !== name && !allowed.includes(other)).join('|')})/` },
}));

export default {
  forbidden: [
    ...packageRules,
    {
      name: 'helpers-of-tests-stay-with-tests',
      severity: 'error',
      from: { path: '^[^/]+/src', pathNot: test },
      to: { path: '^[^/]+/src/.*/testing/|^[^/]+/src/testing/' },
    },
    {
      name: 'user-interfaces-import-only-contracts',
      severity: 'error',
      from: { path: '^(admin-ui|customer-ui|chat-widget)/src' },
      to: { path: '^(event-store|projections|backend)/' },
    },
    {
      name: 'the-chat-widget-imports-no-other-user-interface',
      severity: 'error',
      from: { path: '^chat-widget/src' },
      to: { path: '^(admin-ui|customer-ui)/' },
    },
    {
      name: 'the-chat-widget-brings-no-schemas',
      comment: 'Every visitor of a partner would load zod: only types of the API and of events.',
      severity: 'error',
      from: { path: '^chat-widget/src', pathNot: test },
      to: { path: '^contracts/src/.+\\.(api|events)\\.ts$|node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-customer-app-shows-the-chat-widget-and-no-more-of-it',
      comment:
        'What belongs to partner pages stays there, but for the conversation itself, which visitors of the landing page have, too.',
      severity: 'error',
      from: { path: '^customer-ui/src' },
      to: { path: '^chat-widget/src/(loader\\.ts$|visitor/(?!visitor-conversation\\.ts$))' },
    },
    {
      name: 'what-screens-stand-on-knows-no-screen',
      comment: 'Words, controls, calls, session, lists and frame lie below what people do with them.',
      severity: 'error',
      from: {
        path: '^(customer-ui|admin-ui)/src/(api|data-provider|drafts|forms|frame|i18n|lists|live-updates|routing|session|texts|ui)/',
        pathNot: test,
      },
      to: {
        path: '^(customer-ui|admin-ui)/src/(accounts|audit|businesses|conversations|dashboard|install|invoices|landing|layout|legal|operations|overview|partners|reviews|subscriptions)/|^admin-ui/src/resources\\.ts$',
      },
    },
    {
      name: 'backend-imports-no-user-interface',
      severity: 'error',
      from: { path: '^backend/src' },
      to: { path: '^(admin-ui|customer-ui|chat-widget)/' },
    },
    {
      name: 'no-capability-imports-another',
      comment: 'An event and a reactor, or a function that composition passes in.',
      severity: 'error',
      from: { path: `^(backend|projections)/src/${product}/`, pathNot: test },
      to: { path: `^(backend|projections)/src/${product}/`, pathNot: '^$1/src/$2/' },
    },
    {
      name: 'a-capability-sees-the-platform-by-its-ports',
      comment: 'A port is one file, platform/<name>.port.ts; composition hands in what is behind it.',
      severity: 'error',
      from: { path: `^backend/src/${product}/`, pathNot: test },
      to: { path: '^backend/src/', pathNot: '^backend/src/($1/|platform/[^/]+\\.port\\.ts$)' },
    },
    {
      name: 'a-capability-sees-the-engine-by-its-ports',
      comment: 'The ports are the loose files of the event store, and what can be asked of the read models.',
      severity: 'error',
      from: { path: `^backend/src/${product}/`, pathNot: `${test}|^backend/src/audit/` },
      to: { path: '^event-store/src/[^/]+/|^projections/src/(?!queries\\.ts$)' },
    },
    {
      name: 'audit-sees-the-transparency-log-and-no-more-of-the-engine',
      comment: 'Audit is the product’s face of the transparency log; nobody else is.',
      severity: 'error',
      from: { path: '^backend/src/audit/', pathNot: test },
      to: { path: '^event-store/src/(?!transparency/)[^/]+/|^projections/src/(?!queries\\.ts$)' },
    },
    {
      name: 'a-read-model-sees-the-kit-alone',
      severity: 'error',
      from: { path: `^projections/src/${product}/`, pathNot: test },
      to: {
        path: '^(event-store|projections)/src/',
        pathNot: '^event-store/src/projection\\.ts$|^projections/src/($1/|engine/(read-model|lists)/)',
      },
    },
    {
      name: 'the-engine-never-names-the-product',
      comment: 'What it needs of the product arrives as a value: a projection, a reactor, rows.',
      severity: 'error',
      from: { path: '^(event-store/src|projections/src/engine)/', pathNot: test },
      to: { path: `^projections/src/(?!engine/)|^contracts/src/(${product}/|event-definitions\\.ts$)` },
    },
    {
      name: 'the-platform-never-names-the-product',
      comment: 'Capabilities bring what it works with, mails too: platform/mail lays out, renders and sends.',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: test },
      to: { path: `^backend/src/(?!platform/)|^projections/src/(?!engine/)|^contracts/src/${product}/` },
    },
    {
      name: 'which-events-there-are-is-told-to-the-platform',
      comment: 'Only their names may stand in its types.',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: test },
      to: { path: '^contracts/src/event-definitions\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'deciders-and-projections-do-no-io',
      comment: 'decide, evolve and projections: no I/O, no clock, no random.',
      severity: 'error',
      from: { path: '(^projections/src/.+\\.projection\\.ts$)|(\\.builders\\.ts$)' },
      to: { path: '^(node:)?(fs|net|http|https|crypto|child_process|dns|timers)(/|$)|node_modules/(pg|fastify)/' },
    },
    {
      name: 'pg-only-where-tables-are',
      severity: 'error',
      from: {
        path: '^(contracts|backend|admin-ui|customer-ui)/src',
        pathNot: `${test}|^backend/src/(accounts|composition|platform/(mail|embedded-postgres|http/idempotency))`,
      },
      to: { path: 'node_modules/(pg|@types/pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kafka-only-where-its-adapter-is',
      severity: 'error',
      from: { path: '^(contracts|event-store|projections|backend)/src', pathNot: '^projections/src/engine/kafka/' },
      to: { path: 'node_modules/kafkajs/' },
    },
    {
      name: 'opentelemetry-only-where-its-adapter-is',
      severity: 'error',
      from: { path: '^(contracts|event-store|projections|backend)/src', pathNot: '^backend/src/platform/tracing/' },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'opentelemetry-is-loaded-by-setting-only',
      severity: 'error',
      from: { path: '^backend/src' },
      to: { path: '^backend/src/platform/tracing/otel-tracing\\.ts$', dynamic: false },
    },
    {
      name: 's3-only-where-its-adapter-is',
      severity: 'error',
      from: { path: '^(contracts|event-store|projections|backend)/src', pathNot: '^backend/src/platform/files/s3/' },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    {
      name: 's3-is-loaded-by-setting-only',
      severity: 'error',
      from: { path: '^backend/src', pathNot: test },
      to: { path: '^backend/src/platform/files/s3/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-core-knows-no-http',
      severity: 'error',
      from: { path: '^(contracts|event-store|projections)/src', pathNot: test },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Not even of types: what two files say of each other belongs into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    includeOnly:
      '^(contracts|event-store|projections|backend|admin-ui|customer-ui|chat-widget|node_modules)/|^node:|^[a-z_]+$|^\\.',
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
