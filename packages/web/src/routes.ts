import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home/Page.tsx'),
  route('filing/:accession', 'pages/filing/Page.tsx'),
  route('filing/:accession/bts', 'pages/bts/Page.tsx'),
  route('filing/:accession/bts_selector', 'pages/section/Page.tsx'),
  route('filing/:ticker/:year/:quarter', 'pages/lookup/Page.tsx'),
  route('source/:accession', 'pages/source/Page.tsx'),
  route('company/:cik', 'pages/company/Page.tsx'),
  route('companies/compare/*', 'pages/compare/Page.tsx'),
  route('companies', 'pages/companies/Page.tsx'),
  route('blogs', 'pages/blogs/Page.tsx'),
  route('blogs/:slug', 'pages/blog/Page.tsx'),
  route('ongoing-analyses', 'pages/ongoing/Page.tsx'),
  route('account', 'pages/account/Page.tsx'),
  route('lists', 'pages/lists/Page.tsx'),
  route('list/:slug', 'pages/list/Page.tsx'),
  route('accuracy', 'pages/accuracy/Page.tsx'),
  route('pricing', 'pages/pricing/Page.tsx'),
  route('p', 'pages/policy/Page.tsx'),
  route('privacy-and-terms', 'pages/policy/redirect.ts'),
  route('*', 'pages/not-found/Page.tsx'),
] satisfies RouteConfig
