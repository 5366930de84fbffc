export const SEARCH_FAILED = 'Erro na busca rápida';
