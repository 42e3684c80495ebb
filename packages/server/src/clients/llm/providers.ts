/** The AI SDK, loaded when the model is first asked: it costs most of a second and many never need it. */
import type { LanguageModel } from 'ai'
import type { Settings } from '../../settings.ts'

type Sdk = typeof import('ai')
export interface Provider {
  sdk: Sdk
  model: LanguageModel
  /** the same model told that it knows no schemas; null where it always does */
  withoutSchemas: LanguageModel | null
}

let sdk: Promise<Sdk> | undefined

/** @throws Error for a provider that is not built in; the settings allow none */
export async function loadProvider(settings: Settings): Promise<Provider> {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  sdk ??= import('ai')
  const common = {
    apiKey: settings.LLM_API_KEY,
    fetch: fetchStraight,
    ...(settings.LLM_BASE_URL === '' ? {} : { baseURL: settings.LLM_BASE_URL }),
  }
  const name = settings.LLM_MODEL
  switch (settings.LLM_PROVIDER) {
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return { sdk: await sdk, model: createGoogleGenerativeAI(common)(name), withoutSchemas: null }
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return { sdk: await sdk, model: createOpenAI(common)(name), withoutSchemas: null }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return { sdk: await sdk, model: createAnthropic(common)(name), withoutSchemas: null }
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { LLM_BASE_URL: baseURL, LLM_API_KEY: apiKey } = settings
      const options = { name: 'compatible', baseURL, fetch: fetchStraight, includeUsage: true }
      const keyed = apiKey === '' ? options : { ...options, apiKey }
      return {
        sdk: await sdk,
        model: createOpenAICompatible({ ...keyed, supportsStructuredOutputs: true })(name),
        withoutSchemas: createOpenAICompatible({ ...keyed, supportsStructuredOutputs: false })(name),
      }
    }
    default:
      throw new Error(`no language model: LLM_PROVIDER is '${settings.LLM_PROVIDER}'`)
  }
}

/** A provider that redirects would be sent the key and the prompt at an address nobody configured. */
const fetchStraight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
