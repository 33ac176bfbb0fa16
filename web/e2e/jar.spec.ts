/** The product does not contain the test server and its routes. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { jar, jdk, testClasses } from './server';
import { expect, test } from './test';

test('chapeau.jar holds no class of the tests', () => {
  const inJar = new Set(execFileSync(jdk('jar'), ['--list', '--file', jar]).toString().split('\n'));
  const ofTests = readdirSync(testClasses, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.class') && !file.endsWith('package-info.class'),
  );
  expect(ofTests).toContain('chapeau/server/TestServer.class');
  expect(ofTests).toContain('chapeau/tables/Laying.class');
  expect(inJar).toContain('chapeau/server/Server.class');
  expect(ofTests.filter((file) => inJar.has(file))).toEqual([]);
});
