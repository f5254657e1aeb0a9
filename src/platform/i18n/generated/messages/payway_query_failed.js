/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_Query_FailedInputs */

const id_payway_query_failed = /** @type {(inputs: Payway_Query_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gagal memuat daftar kartu`)
};

const en_payway_query_failed = /** @type {(inputs: Payway_Query_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`failed to query card list`)
};

/**
* | output |
* | --- |
* | "failed to query card list" |
*
* @param {Payway_Query_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_query_failed = /** @type {((inputs?: Payway_Query_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_Query_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_query_failed(inputs)
	return id_payway_query_failed(inputs)
});