/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Borrow_MoreInputs */

const id_borrow_more = /** @type {(inputs: Borrow_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjam lagi`)
};

const en_borrow_more = /** @type {(inputs: Borrow_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Borrow more`)
};

/**
* | output |
* | --- |
* | "Borrow more" |
*
* @param {Borrow_MoreInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const borrow_more = /** @type {((inputs?: Borrow_MoreInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Borrow_MoreInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_borrow_more(inputs)
	return id_borrow_more(inputs)
});