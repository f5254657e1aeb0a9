/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} Join_Download_Step_GetInputs */

const id_join_download_step_get = /** @type {(inputs: Join_Download_Step_GetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Unduh dan buka aplikasi ${i?.app}.`)
};

const en_join_download_step_get = /** @type {(inputs: Join_Download_Step_GetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Download ${i?.app} and open it.`)
};

/**
* | output |
* | --- |
* | "Download {app} and open it." |
*
* @param {Join_Download_Step_GetInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_step_get = /** @type {((inputs: Join_Download_Step_GetInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_Step_GetInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_step_get(inputs)
	return id_join_download_step_get(inputs)
});