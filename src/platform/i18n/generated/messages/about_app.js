/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} About_AppInputs */

const id_about_app = /** @type {(inputs: About_AppInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Untuk peminjam ${i?.app}: lihat tagihan, bayar, dan minta bantuan.`)
};

const en_about_app = /** @type {(inputs: About_AppInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For borrowers of ${i?.app}: see what you owe, repay it, and get help.`)
};

/**
* | output |
* | --- |
* | "For borrowers of {app}: see what you owe, repay it, and get help." |
*
* @param {About_AppInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_app = /** @type {((inputs: About_AppInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_AppInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_app(inputs)
	return id_about_app(inputs)
});