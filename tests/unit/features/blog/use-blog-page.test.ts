import { pageNumbers, pageFromSearch } from "../../../../src/features/blog/use-blog-page";

test.each([
  // The page in the HTML.
  ["", 3],
  ["?other=5", 3],
  ["?page=1", 1],
  ["?a=b&page=2", 2],
  ["?page=7", 7],
  ["?page=8", 7],
  ["?page=999999999999999999999999", 7],
  ["?page=0", 1],
  ["?page=-2", 1],
  ["?page=", 1],
  ["?page=two", 1],
  ["?page=2nd", 1],
  ["?page=1.5", 1],
  ["?page=1e1", 1],
  ["?page=3&page=4", 3],
])("of seven pages, %j asks for page %i", (search, page) => {
  expect(pageFromSearch(search, 7, 3)).toBe(page);
});

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [7, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [6, 6, [2, 3, 4, 5, 6]],
])("on page %i of %i the numbers are %j", (current, pageCount, numbers) => {
  expect(pageNumbers(current, pageCount)).toEqual(numbers);
});
