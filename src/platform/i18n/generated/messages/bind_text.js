/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_TextInputs */

const id_bind_text = /** @type {(inputs: Bind_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kartu ini untuk membayar pinjaman Anda. Uang baru berpindah kalau Anda membayar. Nomornya tidak disimpan di ponsel ini.`)
};

const en_bind_text = /** @type {(inputs: Bind_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This card is for paying your loan. No money moves until you pay. Its number is not kept on this phone.`)
};

/**
* | output |
* | --- |
* | "This card is for paying your loan. No money moves until you pay. Its number is not kept on this phone." |
*
* @param {Bind_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_text = /** @type {((inputs?: Bind_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_text(inputs)
	return id_bind_text(inputs)
});