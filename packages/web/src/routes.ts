import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home/Page.tsx'),
  route('filing/:accession', 'pages/filing/Page.tsx'),
  route('filing/:ticker/:year/:quarter', 'pages/lookup/Page.tsx'),
  route('company/:cik', 'pages/company/Page.tsx'),
  route('*', 'pages/not-found/Page.tsx'),
] satisfies RouteConfig
