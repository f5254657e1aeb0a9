/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Read_FirstInputs */

const id_confirm_read_first = /** @type {(inputs: Confirm_Read_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tunggu sampai perjanjiannya terbuka, atau buka terpisah dulu.`)
};

const en_confirm_read_first = /** @type {(inputs: Confirm_Read_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wait until the agreement has opened, or open it separately first.`)
};

/**
* | output |
* | --- |
* | "Wait until the agreement has opened, or open it separately first." |
*
* @param {Confirm_Read_FirstInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_read_first = /** @type {((inputs?: Confirm_Read_FirstInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Read_FirstInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_read_first(inputs)
	return id_confirm_read_first(inputs)
});