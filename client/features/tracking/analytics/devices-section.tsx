import { DEVICES, type Device } from '#shared/tracking/tracking.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import type { Analytics } from './analytics-query.ts';
import { Section } from './section.tsx';
import { WithBar } from './with-bar.tsx';

const NAMES: Readonly<Record<Device, string>> = {
  phone: 'Celular',
  tablet: 'Tablet',
  desktop: 'Computador',
};

export function DevicesSection({ devices }: Readonly<Pick<Analytics, 'devices'>>) {
  const all = DEVICES.reduce((sum, device) => sum + devices[device], 0);
  const share = (device: Device) => devices[device] / all;
  return (
    <Section
      id="devices-title"
      title="Aparelhos"
      exported={{
        name: 'visitas_por_aparelho',
        head: ['Aparelho', 'Visitas'],
        rows: DEVICES.map((device) => [NAMES[device], devices[device]]),
      }}
    >
      <FiguresTable
        labelledBy="devices-title"
        head={['Aparelho', 'Visitas', '%']}
        rows={DEVICES.map((device) => ({
          key: device,
          cells: [
            <WithBar key={device} share={share(device)}>
              {NAMES[device]}
            </WithBar>,
            formatNumber(devices[device]),
            `${Math.round(share(device) * 100)}%`,
          ],
        }))}
      />
    </Section>
  );
}
