/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_DeviceInputs */

const id_privacy_use_device = /** @type {(inputs: Privacy_Use_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perangkat Anda: ID dan namanya, sistem operasinya, versi aplikasi, dan negara layanan Anda. Aplikasi bisa menambahkan data teknis, seperti penyimpanan, memori, baterai, dan jaringan, serta apakah sistem perangkatnya pernah dibobol.`)
};

const en_privacy_use_device = /** @type {(inputs: Privacy_Use_DeviceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your device: its id and name, its operating system, the version of the app, and your market. The app may add technical details, such as storage, memory, battery and network, and whether the device has been tampered with.`)
};

/**
* | output |
* | --- |
* | "Your device: its id and name, its operating system, the version of the app, and your market. The app may add technical details, such as storage, memory, batt..." |
*
* @param {Privacy_Use_DeviceInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_device = /** @type {((inputs?: Privacy_Use_DeviceInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_DeviceInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_device(inputs)
	return id_privacy_use_device(inputs)
});