// Installs what package-lock.json names, unless that was done since it last changed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const done = 'node_modules/.package-lock.json';
if (!existsSync(done) || statSync(done).mtimeMs < statSync('package-lock.json').mtimeMs) {
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(npm.status ?? 1);
}
