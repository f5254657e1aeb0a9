/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Instalments_WaitingInputs */

const id_instalments_waiting = /** @type {(inputs: Instalments_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih cicilan`)
};

const en_instalments_waiting = /** @type {(inputs: Instalments_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still to pay`)
};

/**
* | output |
* | --- |
* | "Still to pay" |
*
* @param {Instalments_WaitingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalments_waiting = /** @type {((inputs?: Instalments_WaitingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Instalments_WaitingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalments_waiting(inputs)
	return id_instalments_waiting(inputs)
});