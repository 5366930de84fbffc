/** The address from which an administrator downloads the embedded database. */
export const BACKUP_PATH = '/backup';

export const BUSY_BACKUP = 'Outra cópia está sendo baixada. Espere que termine.';
