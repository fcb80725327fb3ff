import type { Plugin } from 'vite'

const describingModules = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const exported = /^export (?:const|function) (\w+)/gm

/**
 * Leaves out of the build how zod describes a schema as JSON Schema, which the server alone asks for. Whoever asks for it in a
 * browser is told so.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: describingModules },
      handler: (code) => {
        const refusals = Array.from(code.matchAll(exported), ([, name]) =>
          // What makes such a method is asked with each schema that is checked, and not what it makes.
          name!.startsWith('create') ? `export const ${name} = () => refused` : `export const ${name} = refused`,
        )
        const refused = "const refused = () => { throw new Error('A browser describes no schemas') }"
        return { code: [refused, ...refusals].join('\n'), map: null }
      },
    },
  }
}
