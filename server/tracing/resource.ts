import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import packageFile from '../../package.json' with { type: 'json' };

export const SERVICE = 'companheiro-biblico';

/** Who sends: several instances send to one collector. */
export const resourceOf = (instance: string): Resource =>
  resourceFromAttributes({
    'service.name': SERVICE,
    'service.version': packageFile.version,
    'service.instance.id': instance,
  });
