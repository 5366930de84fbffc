/** What other parts of the server may take of this feature. */
export {
  addCategory,
  type Categories,
  type CategoryFields,
  changeCategory,
  lockCategory,
  type ShownCategories,
  setCategoryActive,
} from './categories.queries.ts';
