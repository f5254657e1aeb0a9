/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ digits: NonNullable<unknown>, phone: NonNullable<unknown> }} Bind_Code_SentInputs */

const id_bind_code_sent = /** @type {(inputs: Bind_Code_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bank mengirim kode ${i?.digits} angka ke ${i?.phone}.`)
};

const en_bind_code_sent = /** @type {(inputs: Bind_Code_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The bank has sent a code of ${i?.digits} digits to ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "The bank has sent a code of {digits} digits to {phone}." |
*
* @param {Bind_Code_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_code_sent = /** @type {((inputs: Bind_Code_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_Code_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_code_sent(inputs)
	return id_bind_code_sent(inputs)
});