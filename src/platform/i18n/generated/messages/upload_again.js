/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_AgainInputs */

const id_upload_again = /** @type {(inputs: Upload_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih lagi`)
};

const en_upload_again = /** @type {(inputs: Upload_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose again`)
};

/**
* | output |
* | --- |
* | "Choose again" |
*
* @param {Upload_AgainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_again = /** @type {((inputs?: Upload_AgainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_AgainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_again(inputs)
	return id_upload_again(inputs)
});