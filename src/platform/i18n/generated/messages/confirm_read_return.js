/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Read_ReturnInputs */

const id_confirm_read_return = /** @type {(inputs: Confirm_Read_ReturnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah membacanya, kembali ke sini untuk menyetujui.`)
};

const en_confirm_read_return = /** @type {(inputs: Confirm_Read_ReturnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once you have read it, come back here to agree.`)
};

/**
* | output |
* | --- |
* | "Once you have read it, come back here to agree." |
*
* @param {Confirm_Read_ReturnInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_read_return = /** @type {((inputs?: Confirm_Read_ReturnInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Read_ReturnInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_read_return(inputs)
	return id_confirm_read_return(inputs)
});