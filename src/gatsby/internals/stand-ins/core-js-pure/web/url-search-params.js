module.exports = URLSearchParams;
