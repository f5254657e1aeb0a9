/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Code_Wait_TextInputs */

const id_code_wait_text = /** @type {(inputs: Code_Wait_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kode baru bisa diminta setelah ${i?.seconds} detik.`)
};

const en_code_wait_text = /** @type {(inputs: Code_Wait_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can ask for another code in ${i?.seconds} seconds.`)
};

/**
* | output |
* | --- |
* | "You can ask for another code in {seconds} seconds." |
*
* @param {Code_Wait_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_wait_text = /** @type {((inputs: Code_Wait_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_Wait_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_wait_text(inputs)
	return id_code_wait_text(inputs)
});