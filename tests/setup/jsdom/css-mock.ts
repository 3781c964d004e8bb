/** Stands for every plain style sheet: unit tests lay nothing out. */
module.exports = undefined;
