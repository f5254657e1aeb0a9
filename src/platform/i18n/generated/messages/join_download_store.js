/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ app: NonNullable<unknown>, host: NonNullable<unknown> }} Join_Download_StoreInputs */

const id_join_download_store = /** @type {(inputs: Join_Download_StoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Buka toko aplikasi di ponsel Anda dan cari “${i?.app}”. Penerbitnya harus ${i?.host}.`)
};

const en_join_download_store = /** @type {(inputs: Join_Download_StoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open your phone’s app store and search for “${i?.app}”. Its publisher must be ${i?.host}.`)
};

/**
* | output |
* | --- |
* | "Open your phone’s app store and search for “{app}”. Its publisher must be {host}." |
*
* @param {Join_Download_StoreInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_download_store = /** @type {((inputs: Join_Download_StoreInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Download_StoreInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_download_store(inputs)
	return id_join_download_store(inputs)
});