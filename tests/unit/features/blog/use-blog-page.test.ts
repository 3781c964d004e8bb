import { pageNumbers, pageFromSearch } from "../../../../src/features/blog/use-blog-page";

test.each([
  // The page in the HTML.
  [3, ["", "?other=5"]],
  [2, ["?a=b&page=2"]],
  [3, ["?page=3&page=4"]],
  [7, ["?page=7", "?page=8", "?page=999999999999999999999999"]],
  [1, ["?page=1", "?page=0", "?page=-2", "?page=1.5", "?page=1e1"]],
  [1, ["?page=", "?page=two", "?page=2nd"]],
])("of seven pages, page %i is asked for by %j", (page, searches) => {
  for (const search of searches) {
    expect([search, pageFromSearch(search, 7, 3)]).toEqual([search, page]);
  }
});

test.each([
  [1, 1, [1]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [7, 9, [5, 6, 7, 8, 9]],
  [6, 6, [2, 3, 4, 5, 6]],
])("on page %i of %i the numbers are %j", (current, pageCount, numbers) => {
  expect(pageNumbers(current, pageCount)).toEqual(numbers);
});
