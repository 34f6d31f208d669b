import { type ComponentType, createElement, Fragment, type JSX, type VNode } from 'preact';

export type { JSX };
export { Fragment };

/** What JSX becomes here: Preact's own runtime brings a second way of making elements, of which one is enough. */
export const jsx = (type: string | ComponentType<object>, props: object, key?: string | number): VNode =>
  createElement(type as ComponentType<object>, key === undefined ? props : { ...props, key });
export const jsxs = jsx;
