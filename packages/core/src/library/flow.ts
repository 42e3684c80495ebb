/** `@topline/core/flow`: a statement → where its revenue goes, as a graph, laid out at a width, and drawn as SVG. */
export { flowFigure } from '../flow/drawing/figure.ts'
export { flowSvg, type SvgOptions } from '../flow/drawing/svg.ts'
export { type FlowTheme, LIGHT } from '../flow/drawing/theme.ts'
export { flowGraph } from '../flow/graph/build.ts'
export type { FlowGraph, FlowInput, FlowLink, FlowNode } from '../flow/graph/graph.ts'
export type { FlowLayout } from '../flow/layout/layout.ts'
export { statementLayout } from '../flow/layout/statement-layout.ts'
