/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_TextInputs */

const id_bind_text = /** @type {(inputs: Bind_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dengan kartu ini Anda membayar pinjaman. Uang baru berpindah kalau Anda membayar. Nomor kartu tidak disimpan di ponsel ini.`)
};

const en_bind_text = /** @type {(inputs: Bind_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You pay your loan with this card. No money moves until you pay. The card number is not kept on this phone.`)
};

/**
* | output |
* | --- |
* | "You pay your loan with this card. No money moves until you pay. The card number is not kept on this phone." |
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