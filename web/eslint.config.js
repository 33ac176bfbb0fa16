import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['target/', 'dist/', 'node_modules/', 'test-results/', 'playwright-report/', 'screenshots/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-undef': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      // Maps are replaced as a whole here, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="waitForFunction"] > ArrowFunctionExpression[async=true]',
          message: 'waitForFunction does not wait for a promise. Use expect.poll(() => page.evaluate(...)).',
        },
      ],
    },
  },
);
