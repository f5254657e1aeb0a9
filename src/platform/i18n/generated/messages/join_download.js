/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown> }} Join_DownloadInputs */

const id_join_download = /** @type {(inputs: Join_DownloadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Unduh ${i?.app}`)
};

const en_join_download = /** @type {(inputs: Join_DownloadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Download ${i?.app}`)
};

/**
* | output |
* | --- |
* | "Download {app}" |
*
* @param {Join_DownloadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download = /** @type {((inputs: Join_DownloadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_DownloadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download(inputs)
	return id_join_download(inputs)
});