/** Who may import whom; the rules of ARCHITECTURE.md, enforced by `npm run check`. */
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
      comment: 'What belongs to partner pages stays there.',
      severity: 'error',
      from: { path: '^customer-ui/src' },
      to: { path: '^chat-widget/src/(loader\\.ts$|visitor/)' },
    },
    {
      name: 'backend-imports-no-user-interface',
      severity: 'error',
      from: { path: '^backend/src' },
      to: { path: '^(admin-ui|customer-ui|chat-widget)/' },
    },
    {
      name: 'no-capability-imports-another',
      comment: 'An event and a reactor, or a function passed in by composition.ts.',
      severity: 'error',
      from: {
        path: '^(backend|projections)/src/(accounts|businesses|reviews|subscriptions|invoices|payments|conversations|partners|audit|retention)/',
        pathNot: test,
      },
      to: {
        path: '^(backend|projections)/src/(accounts|businesses|reviews|subscriptions|invoices|payments|conversations|partners|audit|retention)/',
        pathNot: '^$1/src/$2/',
      },
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
      name: 'the-core-knows-no-http',
      severity: 'error',
      from: { path: '^(contracts|event-store|projections)/src', pathNot: test },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-by-types-in-the-back-office',
      comment: 'Its data provider knows no capability: each makes its own calls (data-provider/use-calls.ts).',
      severity: 'error',
      from: { path: '^admin-ui/src' },
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
      '^(contracts|event-store|projections|backend|admin-ui|customer-ui|chat-widget|node_modules)/|^node:|^[a-z_]+$',
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
