import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The alert and recording rules. */
export const readRules = (): readonly Rule[] =>
  (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

interface ScaledObject {
  readonly spec: { readonly triggers: readonly { readonly metadata: { readonly query: string } }[] };
}

const SCALED_OBJECT = '../kubernetes/components/autoscaling-on-lag/scaled-object.yaml';

/** What Kubernetes scales the read models by. */
export const readScalingQueries = (): readonly string[] =>
  (parse(read(SCALED_OBJECT)) as ScaledObject).spec.triggers.map(({ metadata }) => metadata.query);

/** Every PromQL expression of the dashboard, by its panel's title. */
export const readPanels = (): readonly { readonly title: string; readonly expr: string }[] =>
  (JSON.parse(read('grafana/dashboards/sternklar.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr })),
  );

/** A series that an expression asks for: its name, and the labels that have to have exactly one value. */
export interface Selector {
  readonly name: string;
  readonly labels: readonly string[];
}

/** The selectors in an expression; all of this product's carry braces, since they name the job. */
export const selectorsIn = (expr: string): readonly Selector[] =>
  [...expr.matchAll(/([a-z_:][a-z0-9_:]*)\{([^}]*)\}/g)].map(([, name = '', inner = '']) => ({
    name,
    labels: [...inner.matchAll(/(\w+="[^"]*")/g)].map(([, label = '']) => label),
  }));
