/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Download_StepsInputs */

const id_join_download_steps = /** @type {(inputs: Join_Download_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langkah berikutnya`)
};

const en_join_download_steps = /** @type {(inputs: Join_Download_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What comes next`)
};

/**
* | output |
* | --- |
* | "What comes next" |
*
* @param {Join_Download_StepsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_steps = /** @type {((inputs?: Join_Download_StepsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_StepsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_steps(inputs)
	return id_join_download_steps(inputs)
});